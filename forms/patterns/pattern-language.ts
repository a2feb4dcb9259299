/** Texts that match regular expressions, found with finite automata, which can also tell that there are none. */
import { CharSet, DFA, JS, NFA, Words, type NoParent, type Concatenation, type Element } from 'refa'

/** Largest automaton; keeps one pattern within about a second. */
const maxNodes = 20_000

/** Longest text whose length is counted. */
const maxCountedLength = 300

const maxCharacter = 0x10ffff
/** `^` and `$` are characters around the text, which no text contains. */
const start = CharSet.empty(maxCharacter).union([{ min: 0x10fffe, max: 0x10fffe }])
const end = CharSet.empty(maxCharacter).union([{ min: 0x10ffff, max: 0x10ffff }])
const inText = CharSet.all(maxCharacter).without(start.union(end))
const limits = { maxCharacter }

type Part = NoParent<Element>
type Sequence = NoParent<Concatenation>

const sequence = (...elements: Part[]): Sequence => ({ type: 'Concatenation', elements })
const oneOf = (characters: CharSet): Part => ({ type: 'CharacterClass', characters })
const repeated = (characters: CharSet, min = 0, max = Infinity): Part => ({
  type: 'Quantifier',
  min,
  max,
  lazy: false,
  alternatives: [sequence(oneOf(characters))],
})

/** A pattern that automata cannot express, such as one with a back reference. */
class UnknownPattern extends Error {}

const isEdge = (part: Part, kind: 'ahead' | 'behind') => {
  if (part.type !== 'Assertion' || part.kind !== kind || !part.negate) return false
  const [only, ...others] = part.alternatives.flatMap(({ elements }) => elements)
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll
}
const isStart = (part: Part | undefined) => part !== undefined && isEdge(part, 'behind')

function plain(part: Part): Part {
  switch (part.type) {
    case 'CharacterClass':
      return oneOf(part.characters.intersect(inText))
    case 'Quantifier':
    case 'Alternation':
      return { ...part, alternatives: part.alternatives.map(plainSequence) }
    case 'Assertion':
      if (isEdge(part, 'behind')) return oneOf(start)
      if (isEdge(part, 'ahead')) return oneOf(end)
      throw new UnknownPattern()
    default:
      throw new UnknownPattern()
  }
}
const plainSequence = ({ elements }: Sequence): Sequence => sequence(...elements.map(plain))

const automatonOf = (alternatives: readonly Sequence[]) =>
  NFA.fromRegex(alternatives, limits, undefined, new NFA.LimitedNodeFactory(maxNodes))

function both(one: NFA, other: NFA): NFA {
  return NFA.fromIntersection(one, other, new NFA.LimitedNodeFactory(maxNodes))
}

function complement(automaton: NFA): NFA {
  const dfa = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(maxNodes))
  dfa.complement()
  return NFA.fromFA(dfa, new NFA.LimitedNodeFactory(maxNodes))
}

const anywhere = (set: CharSet) => repeated(inText.union(set))

/** One alternative of a pattern. Lookaheads at its start, as in rules for passwords, restrict the whole text. */
function alternativeOf({ elements }: Sequence): { automaton: NFA; isExact: boolean } {
  const edges = elements.findIndex((part) => !isStart(part))
  const isAnchored = edges !== 0
  const rest = edges < 0 ? [] : elements.slice(edges)
  const isLookahead = (part: Part) =>
    part.type === 'Assertion' && part.kind === 'ahead' && !isEdge(part, 'ahead')
  const first = rest.findIndex((part) => !isLookahead(part))
  const ahead = rest.slice(0, first < 0 ? rest.length : first)
  const body = rest.slice(ahead.length).map(plain)
  const prefix = isAnchored || ahead.length > 0 ? [oneOf(start), repeated(start)] : [anywhere(start)]
  let automaton = automatonOf([sequence(...prefix, ...body, anywhere(end))])
  for (const part of ahead) {
    if (part.type !== 'Assertion') continue
    const seen = automatonOf(
      part.alternatives.map((inner) =>
        sequence(oneOf(start), repeated(start), ...plainSequence(inner).elements, anywhere(end)),
      ),
    )
    automaton = both(automaton, part.negate ? complement(seen) : seen)
  }
  return { automaton, isExact: isAnchored || ahead.length === 0 }
}

function languageOf(source: string): { automaton: NFA; isExact: boolean } {
  const { expression } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse({
    assertions: 'parse',
    backreferences: 'throw',
  })
  const alternatives = expression.alternatives.map(alternativeOf)
  const [first, ...others] = alternatives
  if (!first) return { automaton: NFA.empty(limits), isExact: true }
  for (const { automaton } of others) first.automaton.union(automaton, new NFA.LimitedNodeFactory(maxNodes))
  return { automaton: first.automaton, isExact: alternatives.every(({ isExact }) => isExact) }
}

export interface TextRules {
  patterns: readonly string[]
  /** Patterns that the text must not match. */
  forbidden: readonly string[]
  minLength: number
  maxLength: number
}

const textOf = (word: readonly number[]) =>
  Words.fromUnicodeToString(word.filter((character) => inText.has(character)))

/** How far each node is from the end of a text; absent: no text leads from there to an end. */
function distances({ initial, finals }: NFA): Map<NFA.ReadonlyNode, number> {
  const before = new Map<NFA.ReadonlyNode, NFA.ReadonlyNode[]>()
  const reached: NFA.ReadonlyNode[] = [initial]
  const seen = new Set(reached)
  for (const node of reached)
    for (const next of node.out.keys()) {
      const known = before.get(next)
      if (known) known.push(node)
      else before.set(next, [node])
      if (!seen.has(next)) reached.push(next)
      seen.add(next)
    }
  const found = new Map<NFA.ReadonlyNode, number>()
  const isFinal: ReadonlySet<NFA.ReadonlyNode> = finals
  let ends = reached.filter((node) => isFinal.has(node))
  for (let distance = 0; ends.length > 0; distance += 1) {
    const nearest = ends.filter((node) => !found.has(node))
    for (const node of nearest) found.set(node, distance)
    ends = nearest.flatMap((node) => before.get(node) ?? [])
  }
  return found
}

interface PathSoFar {
  node: NFA.ReadonlyNode
  sets: readonly CharSet[]
}

/**
 * The shortest ways through an automaton first. `wordSets` of refa tries all ways of a length before longer ones, of
 * which an automaton that forbids words has too many for any memory.
 */
function* wordSetsByLength(automaton: NFA): Generator<readonly CharSet[]> {
  const distance = distances(automaton)
  /** Ways by the length of the shortest text that begins with them. */
  const waiting: PathSoFar[][] = []
  const add = (path: PathSoFar) => {
    const rest = distance.get(path.node)
    if (rest === undefined) return
    const length = path.sets.length + rest
    const ways = (waiting[length] ??= [])
    ways.push(path)
  }
  add({ node: automaton.initial, sets: [] })
  for (let length = 0; length < waiting.length; length += 1)
    for (let path = waiting[length]?.pop(); path; path = waiting[length]?.pop()) {
      const { node, sets } = path
      if (distance.get(node) === 0) yield sets
      for (const [next, set] of [...node.out].reverse()) add({ node: next, sets: [...sets, set] })
    }
}

/** Texts of a language, the shortest first. */
function examples(automaton: NFA, count: number): string[] {
  const found = new Set<string>()
  let sets = 0
  for (const set of wordSetsByLength(automaton)) {
    found.add(textOf(Words.pickMostReadableWord(set)))
    // A set of many words that differ in single characters.
    let words = 0
    for (const other of Words.wordSetsToWords([[...set]])) {
      if (found.size >= count || words > count) break
      words += 1
      found.add(textOf(other))
    }
    sets += 1
    if (found.size >= count || sets > count) break
  }
  return [...found]
}

/** Texts that match all patterns; `impossible`: there are none, `unknown`: it cannot be told. */
export function textsMatching(rules: TextRules, count: number): string[] | 'impossible' | 'unknown' {
  const { patterns, forbidden, minLength, maxLength } = rules
  if (minLength > maxLength) return 'impossible'
  const [from, to] = [minLength, maxLength].map((length) => (length > maxCountedLength ? undefined : length))
  const text = repeated(inText, from ?? 0, to ?? Infinity)
  try {
    const framed = automatonOf([sequence(oneOf(start), repeated(start), text, oneOf(end), repeated(end))])
    const languages = patterns.map(languageOf)
    let automaton = languages.reduce((all, language) => both(all, language.automaton), framed)
    for (const source of forbidden) automaton = both(automaton, complement(languageOf(source).automaton))
    if (!automaton.isEmpty) return examples(automaton, count)
    return languages.every(({ isExact }) => isExact) ? 'impossible' : 'unknown'
  } catch {
    // Too large, or a pattern that automata cannot express.
    return 'unknown'
  }
}
