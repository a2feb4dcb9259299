import type { Locale } from '../locale.ts'
import { seededFraction, seededInteger } from '../seeded-random.ts'
import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue.ts'
import { gamesThatFit } from '../catalogue/find-games.ts'
import { memoizeByCatalogue } from '../catalogue/memoize.ts'
import { minorUnits } from './prizes.ts'

type Localized = Readonly<Record<Locale, string>>

export type Level = 'mini' | 'minor' | 'major' | 'grand'

/** Rules of a level; amounts in units of the jackpot currency. */
interface LevelRules {
  /** Amount after a drop. */
  start: number
  growthPerHour: number
  /**
   * Maximum payout. It exceeds the growth over two intervals between simulated drops, so that only bets can
   * reach it.
   */
  ceiling: number
  /** Each full thousand of a stake is one chance in this many. */
  odds: number
  /** Hours per simulated drop. */
  simulatedEveryHours: number
  /** Share of each bet's contribution, in percent. */
  share: bigint
}

export const levels: Readonly<Record<Level, LevelRules>> = {
  mini: {
    start: 300_000,
    growthPerHour: 40_000,
    ceiling: 800_000,
    odds: 250_000,
    simulatedEveryHours: 6,
    share: 40n,
  },
  minor: {
    start: 2_000_000,
    growthPerHour: 60_000,
    ceiling: 6_500_000,
    odds: 2_000_000,
    simulatedEveryHours: 36,
    share: 30n,
  },
  major: {
    start: 15_000_000,
    growthPerHour: 120_000,
    ceiling: 60_000_000,
    odds: 20_000_000,
    simulatedEveryHours: 168,
    share: 20n,
  },
  grand: {
    start: 150_000_000,
    growthPerHour: 300_000,
    ceiling: 600_000_000,
    odds: 300_000_000,
    simulatedEveryHours: 720,
    share: 10n,
  },
}

/** Half a percent of each stake goes to the four jackpots of the game's network. */
export const contributionPerMille = 5n

export interface JackpotDefinition {
  id: number
  sysname: string
  network: number
  level: Level
  name: Localized
}

const networks: readonly { sysname: string; name: Localized }[] = [
  { sysname: 'ipak-yoli', name: { uz: 'Ipak yoʻli', ru: 'Шёлковый путь' } },
  { sysname: 'registon', name: { uz: 'Registon', ru: 'Регистан' } },
]
const levelOrder = ['mini', 'minor', 'major', 'grand'] as const
const levelNames: Readonly<Record<Level, Localized>> = {
  mini: { uz: 'Mini', ru: 'Мини' },
  minor: { uz: 'Minor', ru: 'Малый' },
  major: { uz: 'Major', ru: 'Большой' },
  grand: { uz: 'Grand', ru: 'Главный' },
}

/** All jackpots: four levels per network. */
export const jackpotDefinitions: readonly JackpotDefinition[] = networks.flatMap(
  ({ sysname, name }, network) =>
    levelOrder.map((level, index) => ({
      id: network * levelOrder.length + index + 1,
      sysname: `${sysname}-${level}`,
      network,
      level,
      name: { uz: `${name.uz}: ${levelNames[level].uz}`, ru: `${name.ru}: ${levelNames[level].ru}` },
    })),
)

/** Rules of a jackpot, including its published odds. */
export function descriptionOf({ level }: JackpotDefinition, locale: Locale): string {
  const odds = levels[level].odds.toString().replace(/\B(?=(\d{3})+$)/g, ' ')
  return locale === 'ru'
    ? `Выпадает случайно на любой ставке с основного баланса. Каждые 1,000 сум ставки дают один шанс из ${odds}. 0.50% каждой ставки пополняет джекпоты сети.`
    : `Asosiy balansdan qilingan istalgan stavkada tasodifan tushadi. Stavkadagi har toʻliq 1,000 soʻm ${odds} tadan bitta imkoniyat beradi. Har bir stavkaning 0.50 foizi tarmoq jekpotlariga qoʻshiladi.`
}

const maxGames = 60
const networkOf = (sysname: string) => seededInteger(`network:${sysname}`, networks.length)

const networkGames = memoizeByCatalogue<readonly CatalogueEntry[]>(networks.length)

/** Games that contribute to the jackpots of a network and may win them. */
export function gamesOf(catalogue: Catalogue, network: number): readonly CatalogueEntry[] {
  return networkGames(catalogue, String(network), () =>
    gamesThatFit(catalogue, { tags: ['jackpot'] })
      .filter(({ sysname }) => networkOf(sysname) === network)
      .slice(0, maxGames),
  )
}

/** Jackpots that a game contributes to and may win. */
export function jackpotsOfGame(catalogue: Catalogue, sysname: string): JackpotDefinition[] {
  if (!catalogue.bySysname.get(sysname)?.tags.includes('jackpot')) return []
  const network = networkOf(sysname)
  if (!gamesOf(catalogue, network).some((game) => game.sysname === sysname)) return []
  return jackpotDefinitions.filter((jackpot) => jackpot.network === network)
}

const hour = 60 * 60 * 1000

export interface SimulatedDrop {
  number: number
  at: number
}

/** Simulated drops between two times, oldest first: one per interval. */
export function simulatedDrops(
  { id, level }: JackpotDefinition,
  after: number,
  until: number,
): SimulatedDrop[] {
  const interval = levels[level].simulatedEveryHours * hour
  const drops: SimulatedDrop[] = []
  for (let number = Math.floor(after / interval); number * interval <= until; number += 1) {
    const at = Math.floor((number + seededFraction(`drop:${id}:${number}`)) * interval)
    if (at > after && at <= until) drops.push({ number, at })
  }
  return drops
}

/** Period before the first start that is filled with simulated drops, so that there are winners to show. */
export const pastOf = ({ level }: JackpotDefinition): number => levels[level].simulatedEveryHours * 6 * hour

/** Maximum payout of a level, in minor units. */
export const ceilingOf = (level: Level): bigint => minorUnits(levels[level].ceiling)

/** Payout in minor units, given the time since the last drop and the contributions of bets since then. */
export function worthOf(level: Level, milliseconds: number, contributed: bigint): bigint {
  const { start, growthPerHour } = levels[level]
  const grown = (minorUnits(growthPerHour) * BigInt(Math.max(0, milliseconds))) / BigInt(hour)
  const worth = minorUnits(start) + grown + contributed
  const most = ceilingOf(level)
  return worth < most ? worth : most
}
