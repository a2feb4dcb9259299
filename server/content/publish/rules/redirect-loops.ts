import type { RedirectRule } from '../../../../schemas/documents/seo/redirects.ts'
import { captures, RedirectTable } from '../../read/redirect-table.ts'

/** Browsers treat longer chains of redirects as a loop. */
export const maxChainLength = 5

/** What no rule asks for, so that a wildcard with it matches as any other text does. */
const anyText = 'q0z'

/** Redirects after which a path that never repeats is taken to grow forever. */
const maxHops = 50

/** Matches of paths and patterns that a document may cost; the largest documents are searched less deeply. */
const maxMatches = 2_000_000

const filled = (pattern: string, values: readonly string[]) => {
  const rest = values.values()
  return pattern.replaceAll('*', () => rest.next().value ?? anyText)
}

const pathOf = (target: string) => target.split(/[?#]/)[0] ?? ''

/** Addresses that a rule may lead to this path. */
function sourcesOf(address: string, { from_url: from, to_url }: RedirectRule): string[] {
  if (!from.includes('*')) return []
  const path = pathOf(address)
  const parts = pathOf(to_url).split('*')
  if (parts.length === 1) return []
  const [first = ''] = parts
  const exact = captures(parts, path, path)
  // The wildcard may also match more than the text that the other rule asks for.
  const within = path.startsWith(first) ? path.slice(first.length) : null
  return [
    ...(exact ? [filled(from, exact)] : []),
    ...(within !== null && within !== '' ? [filled(from, Array<string>(parts.length).fill(within))] : []),
  ]
}

/** Paths at which rules meet: of every address itself, and of those that lead there through wildcards. */
function meetings(rules: readonly RedirectRule[]): Set<string> {
  const wildcards = rules.filter(({ to_url: to }) => to.startsWith('/') && to.includes('*'))
  const found = new Set(rules.map(({ from_url: from }) => filled(from, [])))
  const most = maxMatches / (wildcards.length + 1)
  let latest = [...found]
  for (let depth = 0; depth < maxChainLength && latest.length > 0 && found.size < most; depth += 1) {
    const fresh = new Set(latest.flatMap((path) => wildcards.flatMap((rule) => sourcesOf(path, rule))))
    latest = [...fresh].filter((path) => !found.has(path)).slice(0, most - found.size)
    for (const path of latest) found.add(path)
  }
  return found
}

/** Whether redirects from a path never end, or are too many although each rule applies once. */
function isEndless(start: string, table: RedirectTable): boolean {
  const seen = [start]
  let path = start
  while (seen.length <= maxHops) {
    const target = table.find(path)
    if (target === null || !target.startsWith('/')) {
      if (seen.length - 1 <= maxChainLength) return false
      // A rule that applies again and again, such as from /old/* to /*, needs addresses that nobody has.
      const applied = seen.slice(0, -1).map((each) => table.match(each)?.from)
      return new Set(applied).size === applied.length
    }
    path = target
    if (seen.includes(path)) return true
    seen.push(path)
  }
  return true
}

/** An address for each rule whose redirects never end, although those of other addresses with it do. */
export function findLoops(rules: readonly RedirectRule[]): Map<RedirectRule, string> {
  const table = new RedirectTable(Object.fromEntries(rules.map((rule) => [rule.from_url, rule.to_url])))
  const loops = new Map<RedirectRule, string>()
  for (const path of meetings(rules)) {
    const matched = table.match(path)
    if (!matched || !isEndless(path, table)) continue
    const rule = rules.find(({ from_url: from }) => from === matched.from)
    if (rule && !loops.has(rule)) loops.set(rule, path)
  }
  return loops
}
