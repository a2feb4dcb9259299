/** Browsers pass over these, wherever they stand in an address. */
const unread = /[\t\n\r]/g

/** A path of this site; `//host` and `/\host` would leave it, however they are written. */
export function isInternalPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target.replace(unread, ''))
}

/** An absolute http(s) address, the only kind that is ever followed out of the site. */
export function webAddress(target: string): URL | undefined {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  return new URL(target)
}

/** Why an address was not followed. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
}

/** Where an address leads: to a path of this site, or out of it. */
export type NavigationTarget = { internal: string } | { external: string }

/** Reads an address that something wants to follow. Out of the site leads only what says so, over http(s). */
export function navigationTarget(
  address: string,
  { external = false }: { external?: boolean | undefined } = {},
): NavigationTarget {
  if (isInternalPath(address)) return { internal: address }
  if (!external) throw new NavigationError('Navigating to an external URL is not allowed by default.')
  const found = webAddress(address)
  if (found === undefined) throw new NavigationError('Cannot navigate to a URL with that protocol.')
  return { external: found.href }
}

/** Adds query keys to a path that may have some, and a hash. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [beforeHash = '', ...hash] = path.split('#')
  const [pathname = '', search = ''] = beforeHash.split('?')
  const parameters = new URLSearchParams(search)
  for (const [key, value] of Object.entries(query)) parameters.set(key, value)
  // A list is joined by plain commas, as people write it.
  const text = parameters.toString().replaceAll('%2C', ',')
  return pathname + (text === '' ? '' : `?${text}`) + (hash.length > 0 ? `#${hash.join('#')}` : '')
}

/** A path with the query of the address that led to it; where both name a key, the path's own stands. */
export function carryQuery(path: string, search: string): string {
  const own = new URLSearchParams(path.split('#')[0]?.split('?')[1] ?? '')
  return withQuery(path, Object.fromEntries([...new URLSearchParams(search), ...own]))
}
