interface WildcardRule {
  /** The text between the wildcards. */
  parts: readonly string[]
  to: string
}

/**
 * Returns the text that each wildcard of a pattern matches in a path; null if the path does not match. Each
 * wildcard matches as little as possible, so the cost depends only on the length of the path, whatever the
 * pattern.
 */
export function captures(parts: readonly string[], path: string): string[] | null {
  const [first = '', ...others] = parts
  if (!path.startsWith(first)) return null
  const found: string[] = []
  let start = first.length
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1
    const at = isLast ? path.length - part.length : path.indexOf(part, start)
    if (at < start || !path.startsWith(part, at)) return null
    found.push(path.slice(start, at))
    start = at + part.length
  }
  return found
}

/** Fills in the wildcards of a target. A path of this site never becomes an address of another host. */
function fill(to: string, found: readonly string[]): string {
  const values = found.values()
  const filled = to.replaceAll('*', () => values.next().value ?? '')
  return to.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled
}

/** Content managers' redirects: from a path, which may contain wildcards, to an address. */
export class RedirectTable {
  readonly #fixed = new Map<string, string>()
  readonly #patterns: WildcardRule[] = []

  constructor(rules: Readonly<Record<string, string>>) {
    for (const [from, to] of Object.entries(rules)) {
      if (from.includes('*')) this.#patterns.push({ parts: from.split('*'), to })
      else this.#fixed.set(from, to)
    }
  }

  /** Returns the target of a path; null if no rule matches. */
  find(path: string): string | null {
    const fixed = this.#fixed.get(path)
    if (fixed !== undefined) return fixed
    for (const { parts, to } of this.#patterns) {
      const found = captures(parts, path)
      if (found !== null) return fill(to, found)
    }
    return null
  }
}
