import { RegExpParser, type AST } from '@eslint-community/regexpp'

/**
 * What a slow phone does in some seconds, and a text that nobody types takes. The square of the length to which forms
 * limit texts is four million.
 */
const maxSteps = 100_000_000
/** Longest analysis of one part of a pattern, in milliseconds. Most take less than fifty, the longest known two thousand. */
const analysisTimeoutMs = 6000
/** Repetitions up to this number are analysed one by one. */
const maxUnrolled = 4
/** Repetitions of a fixed number of characters up to this number are analysed as they are. */
const maxCounted = 1000

/** A pattern in a form that takes at least as many steps, and what is known about it without an analysis. */
interface Relaxed {
  source: string
  /** Ways through its alternatives and optional parts that no repetition contains. */
  choices: number
  /** The same with its bounded repetitions of single characters, each of which ends after any number of them. */
  ways: number
  /** Unbounded repetitions. */
  loops: number
  /** Whether it matches the empty text. */
  isNullable: boolean
  /** Whether a repetition whose number varies contains more than a single character. */
  isNested: boolean
  /** Whether it matches at the start of the text only, so that it is tried once. */
  isAnchored: boolean
  /** Sources of its lookaheads, which are analysed apart. Those at the start of the pattern are tried once. */
  lookaheads: { source: string; isFirst: boolean }[]
}

/** A pattern with a part whose steps have no known bound. */
class UnboundedPattern extends Error {}

const nothing: Relaxed = {
  source: '',
  choices: 1,
  ways: 1,
  loops: 0,
  isNullable: true,
  isNested: false,
  isAnchored: false,
  lookaheads: [],
}

function sequenceOf(parts: readonly Relaxed[]): Relaxed {
  return {
    source: parts.map(({ source }) => source).join(''),
    choices: parts.reduce((product, { choices }) => product * choices, 1),
    ways: parts.reduce((product, { ways }) => product * ways, 1),
    isNullable: parts.every(({ isNullable }) => isNullable),
    loops: parts.reduce((sum, { loops }) => sum + loops, 0),
    isNested: parts.some(({ isNested }) => isNested),
    isAnchored: parts[0]?.isAnchored === true,
    lookaheads: parts.flatMap(({ lookaheads }) => lookaheads),
  }
}

function alternativesOf(alternatives: readonly AST.Alternative[], isFirst: boolean): Relaxed {
  const parts = alternatives.map(({ elements }) => {
    // Assertions behind `^` are tried where it is: once.
    let isAtStart = isFirst
    return sequenceOf(
      elements.map((element) => {
        const part = relaxed(element, isAtStart)
        isAtStart = part.isAnchored || (isAtStart && element.type === 'Assertion')
        return part
      }),
    )
  })
  return {
    ...sequenceOf(parts),
    source: parts.map(({ source }) => source).join('|'),
    choices: parts.reduce((sum, { choices }) => sum + choices, 0),
    ways: parts.reduce((sum, { ways }) => sum + ways, 0),
    isNullable: parts.some(({ isNullable }) => isNullable),
    isAnchored: parts.every(({ isAnchored }) => isAnchored),
  }
}

/** A lookahead only ends ways that the rest of the pattern takes: without it, the pattern takes no fewer steps. */
function relaxedAssertion(assertion: AST.Assertion, isFirst: boolean): Relaxed {
  if (assertion.kind !== 'lookahead' && assertion.kind !== 'lookbehind')
    return { ...nothing, source: assertion.raw, isAnchored: assertion.kind === 'start' }
  const inner = alternativesOf(assertion.alternatives, false)
  if (assertion.kind === 'lookahead')
    return { ...nothing, lookaheads: [...inner.lookaheads, { source: `^(?:${inner.source})`, isFirst }] }
  if (inner.ways > 1 || inner.loops > 0 || inner.isNested) throw new UnboundedPattern()
  return { ...nothing, lookaheads: inner.lookaheads }
}

/** A repetition whose number varies is analysed as an unbounded one, which takes no fewer steps. */
function relaxedQuantifier({ min, max, greedy, element }: AST.Quantifier): Relaxed {
  const inner = relaxed(element, false)
  const isFixed = inner.ways === 1 && inner.loops === 0 && !inner.isNested
  if (min === max && isFixed && max <= maxCounted) return { ...inner, source: `${inner.source}{${max}}` }
  if (min === max && max <= maxUnrolled) return sequenceOf(Array.from({ length: max }, () => inner))
  // Of the required ones any may be empty; an unbounded repetition ends with the first that is.
  if (min > 1 && inner.isNullable) throw new UnboundedPattern()
  const isOptional = min === 0 || inner.isNullable
  if (max === 1) {
    const { choices, ways } = inner
    const counts = { choices: choices + 1, ways: ways + 1 }
    return { ...inner, ...counts, source: `${inner.source}?`, isNullable: isOptional, isAnchored: false }
  }
  return {
    source: `${inner.source}${min === 0 ? '*' : '+'}${greedy ? '' : '?'}`,
    choices: 1,
    ways: max === Infinity ? 1 : max - min + 1,
    loops: max === Infinity ? 1 : 0,
    isNullable: isOptional,
    isNested: element.type === 'Group' || element.type === 'CapturingGroup' || inner.loops > 0,
    isAnchored: false,
    lookaheads: inner.lookaheads.map(({ source }) => ({ source, isFirst: false })),
  }
}

function relaxed(element: AST.Element, isFirst: boolean): Relaxed {
  switch (element.type) {
    case 'Assertion':
      return relaxedAssertion(element, isFirst)
    case 'Quantifier':
      return relaxedQuantifier(element)
    case 'Group':
    case 'CapturingGroup': {
      const inner = alternativesOf(element.alternatives, isFirst)
      return { ...inner, source: `(?:${inner.source})` }
    }
    case 'Backreference':
      // It matches in one way, of which only the length is not known.
      return { ...nothing, source: '[\\s\\S]*', loops: 1 }
    default:
      return { ...nothing, source: element.raw, isNullable: false }
  }
}

/** Largest power of the length to which the steps of a pattern grow; infinite if there is none, or none is found. */
async function degreeOf(source: string): Promise<number> {
  // Without this, recheck looks for a Java runtime or a native program.
  process.env['RECHECK_BACKEND'] = 'pure'
  // Loaded here, because it takes a second and most forms need none.
  const { checkSync } = await import('recheck')
  const found = checkSync(source, 'u', { checker: 'automaton', timeout: analysisTimeoutMs })
  if (found.status === 'safe') return 1
  if (found.status === 'unknown' || found.complexity.type !== 'polynomial') return Infinity
  return found.complexity.degree
}

/** Steps without the lookaheads. Each repetition tries every length once, a pattern that is not anchored every start. */
async function stepsWithout({ source, choices, ways, loops, isNested, isAnchored }: Relaxed, length: number) {
  const steps = isNested ? Infinity : ways * length ** (loops + (isAnchored ? 0 : 1))
  return steps <= maxSteps ? steps : choices * length ** (await degreeOf(source))
}

const parser = new RegExpParser()

async function stepsOf(source: string, length: number): Promise<number> {
  const { alternatives } = parser.parsePattern(source, undefined, undefined, { unicode: true })
  const outer = alternativesOf(alternatives, false)
  let steps = await stepsWithout(outer, length)
  for (const { source: inner, isFirst } of outer.lookaheads) {
    const own = await stepsOf(inner, length)
    steps = isFirst ? steps + own : steps * own
  }
  return steps
}

const known = new Map<string, Promise<boolean>>()

async function prove(source: string, length: number): Promise<boolean> {
  try {
    return (await stepsOf(source, length)) <= maxSteps
  } catch (error) {
    if (error instanceof UnboundedPattern) return false
    throw error
  }
}

/**
 * Whether a pattern is proven to take a bounded time for every text of at most this length. Of a bound only the order
 * is known; patterns about which nothing can be proven count as slow.
 */
export function isProvenFast(source: string, length: number): Promise<boolean> {
  const key = `${length}:${source}`
  const proof = known.get(key) ?? prove(source, length)
  known.set(key, proof)
  return proof
}
