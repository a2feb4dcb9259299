import type { createBrowserRouter } from 'react-router-dom'
import { localePath } from '../../lib/urls/locale-path.ts'
import type { OpenPopup } from './open-popup.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

/** Popups that are also pages, with the same forms. */
const pages = new Map([
  ['login', '/forms/sign_in'],
  ['registration', '/forms/sign_up'],
  ['restore', '/forms/restore'],
  ['reset-password', '/forms/reset_password'],
])
const paths: ReadonlySet<string> = new Set(pages.values())

/** On one of these pages, links between the forms lead to the other page instead of a popup. */
export function openOnPages(router: Router, currentPage: () => PageData, openPopup: OpenPopup): OpenPopup {
  return function open(key, options) {
    const { path, locale } = currentPage().answer
    const page = pages.get(key)
    if (page === undefined || !paths.has(path)) return openPopup(key, options)
    // Keeps the player's return target.
    void router.navigate(localePath(page, locale) + router.state.location.search)
  }
}
