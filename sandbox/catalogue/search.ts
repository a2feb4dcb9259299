import { editDistance } from './edit-distance.ts'
import { transliterate } from './transliterate.ts'

interface Named {
  name: string
}

/** How well each game that fits a query does so; an empty map: none fits. */
export type Search<Game> = (query: string) => ReadonlyMap<Game, number>

interface Word {
  text: string
  /** Numbers of the games with this word in their name. */
  games: readonly number[]
}

/** Mistakes forgiven in a word of this many letters. */
function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** How well a word of the query fits a word of a name; zero when it does not. */
function match(wanted: string, word: string, allowsTypos: boolean): number {
  if (word === wanted) return 10
  if (word.startsWith(wanted)) return 7 + wanted.length / word.length
  if (word.includes(wanted)) return 4 + wanted.length / word.length
  const most = allowsTypos ? allowedTypos(wanted.length) : 0
  if (most === 0) return 0
  const whole = editDistance(wanted, word, most)
  if (whole <= most) return 3.5 - whole
  // Who is still typing has made the mistake in the beginning of the word.
  const begun = editDistance(wanted, word.slice(0, wanted.length), most)
  return begun <= most && word.length > wanted.length ? 2.5 - begun + wanted.length / word.length : 0
}

function wordsOf(names: readonly (readonly string[])[]): Word[] {
  const games = new Map<string, number[]>()
  for (const [game, words] of names.entries())
    for (const word of new Set(words)) {
      const having = games.get(word)
      if (having) having.push(game)
      else games.set(word, [game])
    }
  return [...games].map(([text, having]) => ({ text, games: having }))
}

/** Games in which every word of the query is found, with the sum of the scores. */
function findAll(
  query: readonly string[],
  words: readonly Word[],
  allowsTypos: boolean,
): Map<number, number> {
  let found: Map<number, number> | undefined
  for (const wanted of query) {
    const best = new Map<number, number>()
    for (const { text, games } of words) {
      const score = match(wanted, text, allowsTypos)
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
 * Makes a search over names. It takes Cyrillic for Latin and letters that sound alike for one another. Names
 * that hold what is looked for come alone; only when there are none, mistakes are forgiven.
 */
export function createSearch<Game extends Named>(games: readonly Game[]): Search<Game> {
  const names = games.map(({ name }) => transliterate(name))
  const words = wordsOf(names)
  /** Names without spaces, each taken for one word: "sweetbozor" is one to whoever looks for it. */
  const whole = wordsOf(names.map((each) => [each.join('')]))

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
          // Of names that fit alike, the shorter one is nearer to what was asked for.
          return game ? [[game, score + (isBeginning ? 3 : 0) - name.length * 0.1]] : []
        }),
      )
    }
    return new Map<Game, number>()
  }
}
