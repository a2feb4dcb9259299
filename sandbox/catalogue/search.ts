import { editDistance } from './edit-distance.ts'
import { transliterate } from './transliterate.ts'

interface Named {
  name: string
  provider: string
}

/** A game's own name counts more than that of its provider. */
const providerWeight = 0.5

/** Score of each game that matches a query; an empty map if none does. */
export type Search<Game> = (query: string) => ReadonlyMap<Game, number>

interface Word {
  text: string
  /** Indexes of the games with this word in their name. */
  games: readonly number[]
  weight: number
}

/** Typos allowed in a word of this length. */
function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Score of a query word against a word of a name; zero without a match. */
function match(wanted: string, word: string, allowsTypos: boolean): number {
  if (word === wanted) return 10
  if (word.startsWith(wanted)) return 7 + wanted.length / word.length
  if (word.includes(wanted)) return 4 + wanted.length / word.length
  const most = allowsTypos ? allowedTypos(wanted.length) : 0
  if (most === 0) return 0
  const whole = editDistance(wanted, word, most)
  if (whole <= most) return 3.5 - whole
  // While the player is typing, a typo can only be in the part typed so far.
  const begun = editDistance(wanted, word.slice(0, wanted.length), most)
  return begun <= most && word.length > wanted.length ? 2.5 - begun + wanted.length / word.length : 0
}

function wordsOf(names: readonly (readonly string[])[], weight = 1): Word[] {
  const games = new Map<string, number[]>()
  for (const [game, words] of names.entries())
    for (const word of new Set(words)) {
      const having = games.get(word)
      if (having) having.push(game)
      else games.set(word, [game])
    }
  return [...games].map(([text, having]) => ({ text, games: having, weight }))
}

/** Games that match every word of the query, with the total score. */
function findAll(
  query: readonly string[],
  words: readonly Word[],
  allowsTypos: boolean,
): Map<number, number> {
  let found: Map<number, number> | undefined
  for (const wanted of query) {
    const best = new Map<number, number>()
    for (const { text, games, weight } of words) {
      const score = match(wanted, text, allowsTypos) * weight
      if (score === 0) continue
      for (const game of games) {
        if (found && !found.has(game)) continue
        best.set(game, Math.max(best.get(game) ?? 0, score))
      }
    }
    for (const [game, score] of best) best.set(game, score + (found?.get(game) ?? 0))
    found = best
  }
  return found ?? new Map<number, number>()
}

/**
 * Creates a search over names of games and their providers. Cyrillic matches Latin, and similar-sounding letters match each other. Typos
 * are allowed only if no name matches exactly.
 */
export function createSearch<Game extends Named>(games: readonly Game[]): Search<Game> {
  const names = games.map(({ name }) => transliterate(name))
  const providers = games.map(({ provider }) => transliterate(provider))
  const words = [...wordsOf(names), ...wordsOf(providers, providerWeight)]
  /** Names without spaces, each as one word, so that "sweetbozor" is found. */
  const whole = [
    ...wordsOf(names.map((each) => [each.join('')])),
    ...wordsOf(
      providers.map((each) => [each.join('')]),
      providerWeight,
    ),
  ]

  return (query) => {
    const wanted = transliterate(query)
    if (wanted.length === 0) return new Map<Game, number>()
    const compact = wanted.join('')
    const attempts = [
      () => findAll(wanted, words, false),
      () => findAll([compact], whole, false),
      () => findAll(wanted, words, true),
      () => findAll([compact], whole, true),
    ]
    for (const attempt of attempts) {
      const found = attempt()
      if (found.size === 0) continue
      return new Map(
        [...found].flatMap(([number, score]) => {
          const game = games[number]
          const name = names[number] ?? []
          const isBeginning = name.join('').startsWith(compact)
          // Of equal matches, the shorter name is closer to the query.
          return game ? [[game, score + (isBeginning ? 3 : 0) - name.length * 0.1]] : []
        }),
      )
    }
    return new Map<Game, number>()
  }
}
