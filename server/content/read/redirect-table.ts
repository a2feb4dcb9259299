import { comparedForm, foldCase, readAddress } from '../../../src/lib/urls/compared-address.ts'
import type { RedirectStatus } from '../../../schemas/documents/seo/redirects.ts'
import { carryQuery } from '../../../src/lib/urls/links.ts'

interface Rule {
  /** The address as it was written. */
  from: string
  to: string
  status?: RedirectStatus | undefined
}

interface StoredRule extends Rule {
  /** The text between the wildcards of the path. */
  parts: readonly string[]
  /** What the query of a request must contain. */
  query: readonly string[]
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

const encoded = (text: string) => text.split('/').map(encodeURIComponent).join('/')

/** Fills in the wildcards of a target. A path of this site never becomes an address of another host. */
function fill(to: string, found: readonly string[]): string {
  const values = found.values()
  const filled = to.replaceAll('*', () => encoded(values.next().value ?? ''))
  return to.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled
}

/** A query without what its rule asks for, which names the old page. */
function searchLeft(search: string, { query }: StoredRule): string {
  const left = new URLSearchParams(search)
  for (const pair of query) left.delete(pair.slice(0, pair.indexOf('=')))
  return left.toString()
}

/**
 * Content managers' redirects: from an address, whose path may contain wildcards, to another. Slashes at the end,
 * double slashes, case and percent-encoding of the path make no difference, nor does the order of the query. A rule
 * without a query applies to any; the query of a request is carried to the target.
 */
export class RedirectTable {
  /** By the whole address, for thousands of old ones that differ only in their query. */
  readonly #exact = new Map<string, StoredRule>()
  /** By path, those that ask for more of the query first. */
  readonly #fixed = new Map<string, StoredRule[]>()
  readonly #patterns: StoredRule[] = []

  constructor(
    rules: Readonly<Record<string, string>>,
    statuses: Readonly<Record<string, RedirectStatus>> = {},
  ) {
    for (const [from, to] of Object.entries(rules)) {
      const { path, query } = readAddress(from)
      const parts = path.split('*').map(foldCase)
      const rule = { from, to, status: statuses[from], parts, query }
      const form = comparedForm(from)
      if (parts.length > 1) this.#patterns.push(rule)
      else if (!this.#exact.has(form)) {
        const [whole = ''] = parts
        const others = this.#fixed.get(whole)
        if (others) others.push(rule)
        else this.#fixed.set(whole, [rule])
        this.#exact.set(form, rule)
      }
    }
    for (const sorted of [...this.#fixed.values(), this.#patterns])
      sorted.sort((left, right) => right.query.length - left.query.length)
  }

  /** The rule that applies to an address, with its target for this address; null if none does. */
  match(address: string): Rule | null {
    const { path, search, query } = readAddress(address)
    const folded = foldCase(path)
    const asks = (rule: StoredRule) => rule.query.every((pair) => query.includes(pair))
    const targeted = (rule: StoredRule, to: string): Rule => {
      const left = query.length === 0 ? '' : searchLeft(search, rule)
      return { from: rule.from, to: left === '' ? to : carryQuery(to, left), status: rule.status }
    }
    const fixed = this.#exact.get(comparedForm(address)) ?? this.#fixed.get(folded)?.find(asks)
    if (fixed !== undefined) return targeted(fixed, fixed.to)
    for (const rule of this.#patterns) {
      const found = asks(rule) ? captures(rule.parts, path, folded) : null
      if (found !== null) return targeted(rule, fill(rule.to, found))
    }
    return null
  }

  /** Returns the target of an address; null if no rule matches. */
  find(address: string): string | null {
    return this.match(address)?.to ?? null
  }
}
