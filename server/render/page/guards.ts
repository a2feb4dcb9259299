import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { defaultLocale, isLocaleOf } from '../../../schemas/locale.ts'
import { pageRole } from '../../../schemas/roles/page-roles.ts'
import { urlIn } from '../../../schemas/roles/role-table.ts'
import type { PublishedContent } from '../../content/index.ts'
import { expiredFlag, guestKeys, indexRoutes, popupFlags } from '../../../schemas/route-rules.ts'
import { markNames } from '../../../schemas/tracking.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { pickQuery } from '../../../src/lib/urls/query.ts'
import type { PageUrl } from './page-url.ts'

const loginFlag: keyof typeof popupFlags = 'show_popup_auth'

/** Query keys that a redirect to the login keeps, because they take effect on any page. */
const entryKeys = [...new Set([...guestKeys, ...markNames])]

/**
 * The home page with the login open, and the requested page as `redirectUrl` for after the login. What the address
 * requests from a guest takes effect there, such as a registration in place of the login.
 * @param isExpired the visitor has a session that has ended, which the login says
 */
export function loginAddress({ locale, path, search }: PageUrl, isExpired = false): string {
  const wanted = localePath(`${path}${search}`, locale)
  const kept = pickQuery(search, entryKeys)
  const hasPopup = Object.keys(popupFlags).some((flag) => flag in kept)
  const query = new URLSearchParams({
    ...kept,
    ...(!hasPopup && { [loginFlag]: '1' }),
    ...(isExpired && { [expiredFlag]: '1' }),
  }).toString()
  return `${localePath('/', locale)}?redirectUrl=${encodeURIComponent(wanted)}&${query}`
}

/**
 * Address of a page to which others lead back, in the language that the browser used last, else in the player's: a
 * payment provider knows one address for all languages, and showing the page in another one would change that of the
 * account.
 */
export function returnTarget(
  { locale, path, search, usedLocale }: Pick<PageUrl, 'locale' | 'path' | 'search' | 'usedLocale'>,
  account: Pick<AccountInfo, 'locale'> | null,
  content: Pick<PublishedContent, 'locales' | 'findPage'>,
): string | null {
  if (usedLocale === undefined || locale !== defaultLocale) return null
  const wanted = usedLocale ?? account?.locale
  if (wanted === undefined || wanted === locale || !isLocaleOf(content.locales, wanted)) return null
  const role = content.findPage(path)?.role
  return role !== undefined && pageRole(role).isReturn === true ? localePath(path + search, wanted) : null
}

/** Billing is part of a deposit: players who come from another page are redirected to the deposit first. */
export function billingTarget(
  { path, previous }: Pick<PageUrl, 'path' | 'previous'>,
  content: Pick<PublishedContent, 'roles' | 'findPage'>,
): string | null {
  if (content.findPage(path)?.role !== 'billing') return null
  const from = previous === undefined ? undefined : content.findPage(previous)?.role
  return from === 'deposit' || from === 'deposit-method' ? null : urlIn(content.roles, 'deposit')
}

/** Redirect target of an address that has no page itself, if the target exists. */
export function indexTarget(
  path: string,
  content: Pick<PublishedContent, 'roles' | 'findPage' | 'findRedirect'>,
): string | null {
  const index = indexRoutes.find(
    (route) => path === route.path || (route.below !== undefined && path.startsWith(`${route.path}/`)),
  )
  if (index === undefined) return null
  const below = index.below === undefined ? [] : [index.below + path.slice(index.path.length)]
  const targets = [...below, urlIn(content.roles, index.role)]
  return (
    targets.find((target) => content.findPage(target) !== null || content.findRedirect(target) !== null) ??
    null
  )
}
