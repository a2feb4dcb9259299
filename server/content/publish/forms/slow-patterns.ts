import { isRecord } from '../../../../schemas/is-record.ts'
import { toPointer } from '../../../../schemas/forms/json-schema.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Longest analysis of one pattern and of all patterns of a form, in milliseconds. */
const longestOfOne = 1000
const longestOfAll = 4000

/** Higher degrees freeze a page for seconds at the length that forms match at most. */
const highestDegree = 2

interface Pattern {
  path: (string | number)[]
  source: string
}

/** Every `pattern` of a schema, and every name of its `patternProperties`. */
function patternsIn(value: unknown, path: (string | number)[] = []): Pattern[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => patternsIn(item, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([keyword, inner]) => {
    const place = [...path, keyword]
    if (keyword === 'pattern' && typeof inner === 'string') return [{ path: place, source: inner }]
    const named = keyword === 'patternProperties' && isRecord(inner) ? Object.keys(inner) : []
    return [...named.map((source) => ({ path: [...place, source], source })), ...patternsIn(inner, place)]
  })
}

/** A pattern that repeats a single character or class tries every length of it once. */
function repeatsOnce(source: string): boolean {
  const outside = source.replace(/\\[pP]\{[^}]*\}|\\./g, 'a').replace(/\[[^\]]*\]/g, 'a')
  const quantifiers = outside.match(/.?(?:[*+]|\{\d+,\d*\})/gs) ?? []
  const optional = outside.match(/[^(*+}]\?/g) ?? []
  return optional.length <= 3 && quantifiers.length <= 1 && quantifiers.every((one) => !one.startsWith(')'))
}

/**
 * Lookaheads at the start, such as those of password rules, are tried once and independently of the rest. The
 * analysis knows no lookaheads.
 */
function partsOf(source: string): string[] {
  const lookahead = /^\^?\(\?[=!]((?:[^()\\[\]]|\\.|\[(?:[^\]\\]|\\.)*\])*)\)/.exec(source)
  if (!lookahead) return [source]
  const [whole, inner = ''] = lookahead
  return [`^${inner}`, ...partsOf(`^${source.slice(whole.length)}`)]
}

type Speed = 'fast' | 'slow' | 'unknown'

async function judge(source: string, timeout: number): Promise<Speed> {
  if (repeatsOnce(source)) return 'fast'
  if (timeout <= 0) return 'unknown'
  // Without this, recheck looks for a Java runtime or a native program.
  process.env['RECHECK_BACKEND'] = 'pure'
  // Loaded here, because it takes a second and most forms need none.
  const { checkSync } = await import('recheck')
  const found = checkSync(source, 'u', { timeout })
  if (found.status !== 'vulnerable') return found.status === 'safe' ? 'fast' : 'unknown'
  const { complexity } = found
  return complexity.type === 'polynomial' && complexity.degree <= highestDegree ? 'fast' : 'slow'
}

async function judgeAll(source: string, deadline: number): Promise<Speed> {
  const speeds: Speed[] = []
  for (const part of partsOf(source))
    speeds.push(await judge(part, Math.min(longestOfOne, deadline - Date.now())))
  return speeds.includes('slow') ? 'slow' : speeds.includes('unknown') ? 'unknown' : 'fast'
}

/**
 * Finds patterns that freeze the player's browser for some values. Those that cannot be analysed in a bounded
 * time are warnings.
 */
export async function findSlowPatterns(schema: Record<string, unknown>): Promise<Issue[]> {
  const deadline = Date.now() + longestOfAll
  const issues: Issue[] = []
  for (const { path, source } of patternsIn(schema)) {
    const speed = await judgeAll(source, deadline)
    const place = `/schema${toPointer(path)}`
    if (speed === 'slow')
      issues.push(
        errorAt(
          place,
          'slow-pattern',
          phrase`The pattern ${source} can freeze the player’s browser`,
          phrase`Do not repeat something that itself repeats, as in (a+)+, or two parts that match the same`,
        ),
      )
    if (speed === 'unknown')
      issues.push(
        warningAt(
          place,
          'unknown-pattern',
          phrase`It could not be determined whether the pattern ${source} is fast for every value`,
          phrase`Use a simpler pattern, or limit the length with maxLength`,
        ),
      )
  }
  return issues
}
