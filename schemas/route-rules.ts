/*
 * What holds for paths of the site, beside the pages that content puts there. A build tells it to browsers that
 * run another one, at /builds/meta/{buildId}.json.
 */

/** First segments of paths that the server answers itself: there is no page of the application. */
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
  'media',
  'nfx',
  'oauth',
  'offline',
  'platform',
  'sandbox',
  'studio',
] as const

/** Paths whose pages never reload by themselves: somebody plays, pays or fills in a form. */
export const keptPages = ['/game/*', '/betting/**', '/cashier/**', '/forms/**'] as const

export interface RouteRule {
  /** false: the server answers it itself. */
  page?: boolean
  /** false: the page never reloads by itself. */
  reload?: boolean
}

export interface BuildManifest {
  /** Name of the build. */
  id: string
  /** When it was made, in milliseconds since 1970. */
  timestamp: number
}

export interface BuildMeta extends BuildManifest {
  /** By path; `*` stands for one segment, `**` for any number of them. The first that fits holds. */
  routeRules: Readonly<Record<string, RouteRule>>
}

/** The rules of this build. */
export const routeRules: BuildMeta['routeRules'] = {
  // The page of a game may stand where its frame does, which names a mode as well.
  '/platform/game/*': { page: true, reload: false },
  ...Object.fromEntries(serverSegments.map((segment) => [`/${segment}/**`, { page: false }])),
  ...Object.fromEntries(keptPages.map((path) => [path, { reload: false }])),
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

/** What holds for a path without language prefix, query and hash. */
export function ruleOf(path: string, rules: BuildMeta['routeRules'] = routeRules): RouteRule {
  return Object.entries(rules).find(([pattern]) => patternOf(pattern).test(path))?.[1] ?? {}
}
