/** An address in the form in which redirects compare it. */
export interface ComparedAddress {
  /** Without empty segments and with its letters as they are read, which some links encode. */
  path: string
  /** The query as it was written. */
  search: string
  /** Each name and value of the query, in order. */
  query: readonly string[]
}

function readPath(path: string): string {
  const clean = `/${path
    .split(/[/\\]+/)
    .filter((segment) => segment !== '')
    .join('/')}`
  try {
    return decodeURIComponent(clean).normalize('NFC')
  } catch {
    return clean
  }
}

const readQuery = (search: string) =>
  [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`.normalize('NFC')).toSorted()

/** Ignores case, as people do who type an address. */
export function foldCase(text: string): string {
  const folded = text.toLowerCase()
  // A letter or two, such as İ, become longer, so that places in both would differ.
  return folded.length === text.length ? folded : text
}

/** Splits an address of this site, and decodes its parts. */
export function readAddress(address: string): ComparedAddress {
  const [beforeHash = ''] = address.split('#')
  const queryStart = beforeHash.indexOf('?')
  if (queryStart < 0) return { path: readPath(beforeHash), search: '', query: [] }
  const search = beforeHash.slice(queryStart)
  return { path: readPath(beforeHash.slice(0, queryStart)), search, query: readQuery(search) }
}

/** The one form of an address by which redirects are compared: two with the same form are the same rule. */
export function comparedForm(address: string): string {
  const { path, query } = readAddress(address)
  return [foldCase(path), ...query].join('?')
}
