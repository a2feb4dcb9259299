/** Browsers ignore these characters anywhere in an address. */
const unread = /[\t\n\r]/g

/** A path of this site; `//host` and `/\host` in any spelling would leave it. */
export function isInternalPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target.replace(unread, ''))
}

/** An absolute http(s) address, the only kind that may leave the site. */
export function webAddress(target: string): URL | undefined {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  return new URL(target)
}

/** The address of a call or an e-mail, which leaves the page where it is. */
export const isContactAddress = (target: string): boolean =>
  /^(?:tel:\+?\d{3,15}|mailto:[^\s@?]+@[^\s@?]+)$/i.test(target)

/** Why an address was not followed. */
class NavigationError extends Error {
  override readonly name = 'NavigationError'
}

/** Target of an address: a path of this site, or an external address. */
export type NavigationTarget = { internal: string } | { external: string }

/** Parses an address to navigate to. Only explicit http(s) addresses may leave the site. */
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

/** Adds query keys and a hash to a path, which may have a query already. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [beforeHash = '', ...hash] = path.split('#')
  const [pathname = '', search = ''] = beforeHash.split('?')
  const parameters = new URLSearchParams(search)
  for (const [key, value] of Object.entries(query)) parameters.set(key, value)
  // Lists are joined by unescaped commas for readability.
  const text = parameters.toString().replaceAll('%2C', ',')
  return pathname + (text === '' ? '' : `?${text}`) + (hash.length > 0 ? `#${hash.join('#')}` : '')
}

/** Adds the query of the current address to a path or address; keys of the path take precedence. */
export function carryQuery(path: string, search: string): string {
  const own = new URLSearchParams(path.split('#')[0]?.split('?')[1] ?? '')
  return withQuery(path, Object.fromEntries([...new URLSearchParams(search), ...own]))
}
