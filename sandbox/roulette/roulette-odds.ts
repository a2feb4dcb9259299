import type { DrawInteger } from '../provably-fair/draw.ts'

/** European roulette: 36 numbers and one zero. Every bet returns 36/37 of its stake in the long run. */
export const rouletteReturn = '97.3'

/** Pockets in the order of the wheel. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

const redNumbers: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export type PocketColor = 'red' | 'black' | 'green'

export function colorOf(number: number): PocketColor {
  if (number === 0) return 'green'
  return redNumbers.includes(number) ? 'red' : 'black'
}

const numbers = Array.from({ length: 36 }, (_number, index) => index + 1)
const third = (index: number) => (number: number) => Math.ceil(number / 12) === index
const column = (index: number) => (number: number) => (number - 1) % 3 === index - 1

/** Numbers that each bet of the table covers; zero is covered only by a bet on zero. */
const covered: Readonly<Record<string, readonly number[]>> = {
  red: numbers.filter((number) => colorOf(number) === 'red'),
  black: numbers.filter((number) => colorOf(number) === 'black'),
  even: numbers.filter((number) => number % 2 === 0),
  odd: numbers.filter((number) => number % 2 === 1),
  low: numbers.filter((number) => number <= 18),
  high: numbers.filter((number) => number >= 19),
  'dozen-1': numbers.filter(third(1)),
  'dozen-2': numbers.filter(third(2)),
  'dozen-3': numbers.filter(third(3)),
  'column-1': numbers.filter(column(1)),
  'column-2': numbers.filter(column(2)),
  'column-3': numbers.filter(column(3)),
  ...Object.fromEntries([0, ...numbers].map((number) => [`number-${number}`, [number]])),
}

export const places: readonly string[] = Object.keys(covered)

/** Numbers that a bet covers. */
export function coverageOf(place: string): readonly number[] {
  const numbersOf = covered[place]
  if (numbersOf === undefined) throw new RangeError(`no place ${place}`)
  return numbersOf
}

/** Payout multiplier of a bet, including the stake; 0 for a losing bet. */
export function multiplierOf(place: string, number: number): bigint {
  const numbersOf = coverageOf(place)
  return numbersOf.includes(number) ? 36n / BigInt(numbersOf.length) : 0n
}

export const drawNumber = (draw: DrawInteger): number => draw(wheel.length)
