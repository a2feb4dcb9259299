import { sportsbookType } from '../bets/sportsbook-type.ts'
import { frameTestType } from '../frame-test/frame-test-game.ts'

/** A simulator that games are played with. */
export type SimulatorName =
  | 'slot'
  | 'crash'
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'dice'
  | 'plinko'
  | 'mines'
  | 'penalty'
  | 'sportsbook'
  | 'frame-test'

/** What a game other than a slot is, by the first letters of a word of its sysname. */
const byWord: readonly (readonly [start: string, simulator: SimulatorName])[] = [
  ['ruletka', 'roulette'],
  ['roulette', 'roulette'],
  ['blackjack', 'blackjack'],
  ['baccarat', 'baccarat'],
  ['dice', 'dice'],
  ['plinko', 'plinko'],
  ['mines', 'mines'],
  ['penalty', 'penalty'],
]

/** Games of a type whose name promises nothing in particular. */
const byType: Readonly<Record<string, SimulatorName>> = {
  fast: 'crash',
  [sportsbookType]: 'sportsbook',
  [frameTestType]: 'frame-test',
}

/** The simulator of a game: the one that its name promises, or else that of its type. */
export function simulatorOf({ sysname, type }: { sysname: string; type: string }): SimulatorName {
  const words = sysname.split('-')
  const promised = byWord.find(([start]) => words.some((word) => word.startsWith(start)))
  return (type === 'slot' ? undefined : promised?.[1]) ?? byType[type] ?? 'slot'
}

/** Tag of a game by what its simulator offers, for filters and details. */
export type FeatureTag = 'freespins' | 'cash-out'

const offered: Readonly<Partial<Record<SimulatorName, readonly FeatureTag[]>>> = {
  slot: ['freespins'],
  crash: ['cash-out'],
  mines: ['cash-out'],
  penalty: ['cash-out'],
}

/** What a game really offers, whatever its name says. */
export function featureTags(game: { sysname: string; type: string }): readonly FeatureTag[] {
  return offered[simulatorOf(game)] ?? []
}
