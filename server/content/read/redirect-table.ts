import type { RedirectStatus } from '../../../schemas/documents/seo/redirects.ts'

/** The form in which addresses are compared. Rules of one form are the same rule. */
export const comparedForm = (address: string): string => foldCase(readPath(address))

interface Rule {
  /** The address as it was written. */
  from: string
  to: string
  status?: RedirectStatus | undefined
}

interface WildcardRule extends Rule {
  /** The text between the wildcards. */
  parts: readonly string[]
}

/** An address without empty segments and with its letters as they are read, which some links encode. */
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

/** Ignores case, as people do who type an address. */
function foldCase(path: string): string {
  const folded = path.toLowerCase()
  // A letter or two, such as İ, become longer, so that places in both would differ.
  return folded.length === path.length ? folded : path
}

/**
 * Returns the text of `path` that each wildcard of a pattern matches; null if the path does not match, ignoring case.
 * Each wildcard matches as little as possible, so the cost depends only on the length of the path, whatever the
 * pattern.
 */
export function captures(pattern: readonly string[], path: string, folded = foldCase(path)): string[] | null {
  const [first = '', ...others] = pattern
  if (!folded.startsWith(first)) return null
  const found: string[] = []
  let start = first.length
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1
    const at = isLast ? folded.length - part.length : folded.indexOf(part, start)
    if (at < start || !folded.startsWith(part, at)) return null
    found.push(path.slice(start, at))
    start = at + part.length
  }
  return found
}

/** The parts of a pattern between its wildcards. */
const patternOf = (from: string): string[] => readPath(from).split('*')

const encoded = (text: string) => text.split('/').map(encodeURIComponent).join('/')

/** Fills in the wildcards of a target. A path of this site never becomes an address of another host. */
function fill(to: string, found: readonly string[]): string {
  const values = found.values()
  const filled = to.replaceAll('*', () => encoded(values.next().value ?? ''))
  return to.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled
}

/**
 * Content managers' redirects: from a path, which may contain wildcards, to an address. Slashes at the end, double
 * slashes, case and percent-encoding make no difference.
 */
export class RedirectTable {
  readonly #fixed = new Map<string, Rule>()
  readonly #patterns: WildcardRule[] = []

  constructor(
    rules: Readonly<Record<string, string>>,
    statuses: Readonly<Record<string, RedirectStatus>> = {},
  ) {
    for (const [from, to] of Object.entries(rules)) {
      const status = statuses[from]
      const parts = patternOf(from)
      const [whole = ''] = parts
      if (parts.length > 1) this.#patterns.push({ from, to, status, parts: parts.map(foldCase) })
      else if (!this.#fixed.has(foldCase(whole))) this.#fixed.set(foldCase(whole), { from, to, status })
    }
  }

  /** The rule that applies to a path, with its target for this path; null if none does. */
  match(address: string): Rule | null {
    const path = readPath(address)
    const folded = foldCase(path)
    const fixed = this.#fixed.get(folded)
    if (fixed !== undefined) return fixed
    for (const { from, to, status, parts } of this.#patterns) {
      const found = captures(parts, path, folded)
      if (found !== null) return { from, to: fill(to, found), status }
    }
    return null
  }

  /** Returns the target of a path; null if no rule matches. */
  find(address: string): string | null {
    return this.match(address)?.to ?? null
  }
}
