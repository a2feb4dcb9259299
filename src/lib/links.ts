/** A path of this site; `//host` and `/\host` would leave it. */
export function isInternalPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target)
}

/** An absolute http(s) address, the only kind that is ever followed out of the site. */
export function webAddress(target: string): URL | undefined {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  return new URL(target)
}

/** Adds query keys to a path that may have some, and a hash. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [beforeHash = '', ...hash] = path.split('#')
  const [pathname = '', search = ''] = beforeHash.split('?')
  const parameters = new URLSearchParams(search)
  for (const [key, value] of Object.entries(query)) parameters.set(key, value)
  const text = parameters.toString()
  return pathname + (text === '' ? '' : `?${text}`) + (hash.length > 0 ? `#${hash.join('#')}` : '')
}
