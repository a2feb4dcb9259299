/*
 * Rules for paths of the site, in addition to published pages. A build serves them to browsers that run
 * another build,
 * at /builds/meta/{buildId}.json.
 */

import type { RoutedRole } from './roles/page-roles.ts'

/** First path segments that the server handles itself: they are not pages of the application. */
export const serverSegments = [
  'api',
  'art',
  'assets',
  'builds',
  'cms',
  'content',
  'frames',
  'health',
  'hit',
  'invite',
  'media',
  'nfx',
  'oauth',
  'offline',
  'platform',
  'sandbox',
  'studio',
] as const

/** Path segments of areas that require a login. */
export const protectedSegments: readonly string[] = ['bets', 'cashier', 'profile', 'responsible-game']

/**
 * Whether a path is for players only. A page published for exactly this path decides by its own access, unless it is
 * in one of the areas.
 */
export function isProtected(path: string, hasOwnPage: boolean): boolean {
  const [, ...segments] = path.split('/')
  const deciding = hasOwnPage ? segments.slice(0, 1) : segments
  return deciding.some((segment) => protectedSegments.includes(segment))
}

/** Query flags that open a popup for guests; the first match wins. */
export const popupFlags = { show_popup_reg: 'registration', show_popup_auth: 'login' } as const
/** With the value 1, the popup of a flag cannot be closed. */
export const preventCloseFlag = 'prevent_close'
/** Query key that says why the login opens: the session that the visitor had has ended. */
export const expiredFlag = 'session_expired'
/** Query key of a promo code, which is stored for a registration. */
export const promoCodeKey = 'promo_code'

/** Query keys that take effect for guests on any page, removed from the address after a login. */
export const guestKeys: readonly string[] = [
  ...Object.keys(popupFlags),
  preventCloseFlag,
  expiredFlag,
  promoCodeKey,
]

export interface IndexRoute {
  path: string
  /** The redirect goes to the page with this role. */
  role: Extract<RoutedRole, 'profile' | 'bet-history' | 'deposit' | 'limits'>
  /** Paths below this one are redirected to the pages below that address, if there are any. */
  below?: string
}

/** Addresses that redirect to a page of their area. No page can be published there. */
export const indexRoutes: readonly IndexRoute[] = [
  { path: '/profile', role: 'profile' },
  { path: '/profile/bets', role: 'bet-history' },
  { path: '/cashier', role: 'deposit' },
  { path: '/responsible-game', role: 'limits' },
  { path: '/bets', role: 'bet-history', below: '/profile/bets' },
]

/** Paths whose pages never reload automatically, because players may be playing, paying or filling in a form. */
const pagesWithoutReload = ['/game/*', '/betting/**', '/cashier/**', '/forms/**'] as const

export interface RouteRule {
  /** false: the server handles the path itself. */
  page?: boolean
  /** false: the page never reloads automatically. */
  reload?: boolean
}

export interface BuildManifest {
  /** Id of the build. */
  id: string
  /** When it was built, in milliseconds since 1970. */
  timestamp: number
}

export interface BuildMeta extends BuildManifest {
  /** By path; `*` matches one segment, `**` any number of them. The first match applies. */
  routeRules: Readonly<Record<string, RouteRule>>
}

/** The rules of this build. */
export const routeRules: BuildMeta['routeRules'] = {
  // A game's page can have the path of its iframe without the mode.
  '/platform/game/*': { page: true, reload: false },
  ...Object.fromEntries(serverSegments.map((segment) => [`/${segment}/**`, { page: false }])),
  ...Object.fromEntries(pagesWithoutReload.map((path) => [path, { reload: false }])),
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const source = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === '**') return '(?:/.*)?'
      return segment === '*' ? '/[^/]+' : `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
    .join('')
  const pattern = new RegExp(`^${source}$`)
  patterns.set(path, pattern)
  return pattern
}

/** Rules for a path without language prefix, query and hash. */
export function ruleOf(path: string, rules: BuildMeta['routeRules'] = routeRules): RouteRule {
  return Object.entries(rules).find(([pattern]) => patternOf(pattern).test(path))?.[1] ?? {}
}
