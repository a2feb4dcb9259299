import type { FoundPage, PublishedContent } from '../../content/index.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { PageUrl } from './page-url.ts'

const protectedSegments = new Set(['bets', 'cashier', 'profile', 'responsible-game'])

/** Whether a path is for players only, whatever page it has. Content pages by slug never are. */
export function isProtected(path: string, found: FoundPage | null): boolean {
  return found?.isSlug !== true && path.split('/').some((segment) => protectedSegments.has(segment))
}

/** The home page, with the requested page as `redirectUrl` for after the login. */
export function loginAddress({ locale, path, search }: PageUrl): string {
  const wanted = localePath(`${path}${search}`, locale)
  return `${localePath('/', locale)}?redirectUrl=${encodeURIComponent(wanted)}`
}

const indexPages: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/profile$/, '/profile/settings'],
  [/^\/profile\/bets$/, '/profile/bets/history'],
  [/^\/cashier$/, '/cashier/deposit'],
  [/^\/responsible-game$/, '/profile/responsible-game'],
  [/^\/bets(?=\/|$)/, '/profile/bets'],
  [/^\/bets(?:\/.*)?$/, '/profile/bets/history'],
]

const billing = '/cashier/billing'
const depositIndex = '/cashier/deposit'

/** Billing is part of a deposit: players who come from another page are redirected to the deposit first. */
export function billingTarget({ path, previous }: Pick<PageUrl, 'path' | 'previous'>): string | null {
  if (path !== billing) return null
  const comesFromDeposit = previous === depositIndex || previous?.startsWith(`${depositIndex}/`) === true
  return comesFromDeposit ? null : depositIndex
}

/** Redirect target of an address that has no page itself, if the target exists. */
export function indexTarget(path: string, gateway: Pick<PublishedContent, 'findPage'>): string | null {
  for (const [from, to] of indexPages) {
    const target = path.replace(from, to)
    if (target !== path && gateway.findPage(target) !== null) return target
  }
  return null
}
