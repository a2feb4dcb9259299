import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { createBrowserRouter } from 'react-router-dom'
import { localePath } from '../../lib/urls/locale-path.ts'
import type { OpenPopup } from './open-popup.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

/** Popups that are also pages, with the same forms: their roles have the same names. */
const roles = ['login', 'registration', 'restore', 'reset-password'] as const

/** On one of these pages, links between the forms lead to the other page instead of a popup. */
export function openOnPages(router: Router, currentPage: () => PageData, openPopup: OpenPopup): OpenPopup {
  return function open(key, options) {
    const { page, locale } = currentPage().answer
    const role = roles.find((name) => name === key)
    if (role === undefined || !roles.some((name) => name === page.role)) return openPopup(key, options)
    // Keeps the player's return target.
    void router.navigate(localePath(urlOf(role), locale) + router.state.location.search)
  }
}
