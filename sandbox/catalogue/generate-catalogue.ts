import { seededChoice, seededFraction, seededInteger } from '../seeded-random.ts'
import catalogue from './catalogue.json'
import {
  casinoNouns,
  fastNouns,
  liveNouns,
  places,
  slotAdjectives,
  slotEndings,
  slotNouns,
  tableEndings,
} from './name-parts.ts'
import { featureTags } from './simulator-of.ts'
import { isGameType, providers, sysnameOf, type GameType } from './game-providers.ts'

export interface CatalogueGame {
  id: number
  sysname: string
  name: string
  type: GameType
  provider: string
  provider_sysname: string
  priority: number
  tags: readonly string[]
  emblem: string | null
  palette: string | null
  players: number
}

/** Default number of games. */
export const usualGamesCount = 600

/** Lower ids are reserved for the hand-written games. */
const firstGeneratedId = 1001

/** Types of consecutive generated games; four fifths are slots. */
const typeCycle: readonly GameType[] = [
  ...(['slot', 'slot', 'live', 'slot', 'slot', 'slot', 'fast', 'slot', 'slot', 'slot'] as const),
  ...(['slot', 'casino', 'slot', 'slot', 'slot', 'slot', 'live', 'slot', 'slot', 'slot'] as const),
]

interface Named {
  name: string
  emblem: string
}

const joined = (...words: readonly string[]) => words.filter((word) => word !== '').join(' ')

type Words = readonly string[]
type Nouns = readonly (readonly [noun: string, emblem: string])[]

/**
 * Every combination of the words exactly once, with dissimilar neighbours; combinations without an ending
 * come first. The stride is coprime to the number of combinations.
 */
function combination(nouns: Nouns, others: Words, endings: Words, index: number) {
  const plain = nouns.length * others.length
  const stride = 7919
  const place = (index * stride) % plain
  const [noun = '', emblem = ''] = nouns[place % nouns.length] ?? []
  const other = others[Math.floor(place / nouns.length)] ?? ''
  const round = Math.floor(index / plain)
  const number = Math.floor(round / endings.length)
  const ending = endings[round % endings.length] ?? ''
  return { noun, emblem, other, ending: joined(ending, number === 0 ? '' : String(number + 1)) }
}

const nounsOf: Readonly<Record<GameType, Nouns>> = {
  slot: slotNouns,
  casino: casinoNouns,
  live: liveNouns,
  fast: fastNouns,
}

function named(type: GameType, index: number): Named {
  const isSlot = type === 'slot'
  const { noun, emblem, other, ending } = combination(
    nounsOf[type],
    isSlot ? slotAdjectives : places,
    isSlot ? slotEndings : tableEndings,
    index,
  )
  return { emblem, name: isSlot ? joined(other, noun, ending) : joined(noun, other, ending) }
}

function tagsOf(name: string, type: GameType): string[] {
  const chance = (tag: string, share: number) => seededFraction(`${tag}:${name}`) < share
  const isSlot = type === 'slot'
  return [
    ...(chance('top', 0.03) ? ['top'] : []),
    ...(chance('new', 0.08) ? ['new'] : []),
    ...(name.includes('Jackpot') || (isSlot && chance('jackpot', 0.07)) ? ['jackpot'] : []),
    ...(name.includes('VIP') ? ['vip'] : []),
  ]
}

/** Player counts follow a long tail: few games are very popular. */
function playersOf(name: string): number {
  return Math.floor(480 * seededFraction(`players:${name}`) ** 3) + seededInteger(`few:${name}`, 9)
}

function namedGames(): CatalogueGame[] {
  return catalogue.map((game, index) => ({
    ...game,
    type: isGameType(game.type) ? game.type : 'slot',
    tags: [...game.tags, ...featureTags(game)],
    provider_sysname: sysnameOf(game.provider),
    priority: index + 1,
  }))
}

/**
 * The first `count` games of the deterministic catalogue: the hand-written ones, then generated ones of every
 * type and provider. Names are distinct.
 */
export function generateCatalogue(count: number): CatalogueGame[] {
  const games = namedGames()
  const taken = new Set(games.map(({ sysname }) => sysname))
  const used: Record<GameType, number> = { slot: 0, live: 0, casino: 0, fast: 0 }
  for (let index = 0; games.length < count; index += 1) {
    const type = typeCycle[index % typeCycle.length] ?? 'slot'
    let next = named(type, used[type]++)
    while (taken.has(sysnameOf(next.name))) next = named(type, used[type]++)
    const { name, emblem } = next
    const sysname = sysnameOf(name)
    taken.add(sysname)
    const maker = seededChoice(
      `provider:${name}`,
      providers.filter(({ types }) => types.includes(type)),
    )
    games.push({
      id: firstGeneratedId + index,
      sysname,
      name,
      type,
      provider: maker.name,
      provider_sysname: maker.sysname,
      priority: games.length + 1,
      tags: [...tagsOf(name, type), ...featureTags({ sysname, type })],
      emblem,
      palette: null,
      players: playersOf(name),
    })
  }
  return games.slice(0, count)
}
