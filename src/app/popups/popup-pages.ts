import type { createBrowserRouter } from 'react-router-dom'
import { localePath } from '../../lib/urls/locale-path.ts'
import type { OpenPopup } from './open-popup.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

/** Popups that are pages as well, with the same forms. */
const pages = new Map([
  ['login', '/forms/sign_in'],
  ['registration', '/forms/sign_up'],
  ['restore', '/forms/restore'],
  ['reset-password', '/forms/reset_password'],
])
const paths: ReadonlySet<string> = new Set(pages.values())

/** On one of these pages a link from form to form leads to the other page, not to a popup above it. */
export function openOnPages(router: Router, currentPage: () => PageData, openPopup: OpenPopup): OpenPopup {
  return function open(key, options) {
    const { path, locale } = currentPage().answer
    const page = pages.get(key)
    if (page === undefined || !paths.has(path)) return openPopup(key, options)
    // Where the player wanted to go is kept on the way.
    void router.navigate(localePath(page, locale) + router.state.location.search)
  }
}
