import type { RandomSource } from '../random.ts'
import { lines, payouts, reelCount, rows, strips, type SlotSymbol } from './odds.ts'

export interface LineWin {
  /** Index in `lines`. */
  line: number
  /** First reel of the symbols that pay, and how many there are. */
  from: number
  length: number
  /** In stakes of the line. */
  multiplier: number
}

/** Where each reel stops: the place on its strip that stands in the first row. */
export type Stops = readonly number[]

export function drawStops(random: RandomSource): Stops {
  return strips.map((strip) => random.integer(strip.length))
}

function symbolAt(stops: Stops, reel: number, row: number): SlotSymbol {
  const strip = strips[reel]
  const symbol = strip?.[((stops[reel] ?? 0) + row) % strip.length]
  if (symbol === undefined) throw new RangeError(`no reel ${reel}`)
  return symbol
}

/** What the window shows: for each reel its symbols from top to bottom. */
export function windowOf(stops: Stops): SlotSymbol[][] {
  return strips.map((_strip, reel) =>
    Array.from({ length: rows }, (_cell, row) => symbolAt(stops, reel, row)),
  )
}

function lineWin(stops: Stops, line: number, path: readonly number[]): LineWin | undefined {
  // Of five reels only one run can be three or longer.
  let from = 0
  for (let reel = 1; reel <= reelCount; reel += 1) {
    const first = symbolAt(stops, from, path[from] ?? 0)
    if (reel < reelCount && symbolAt(stops, reel, path[reel] ?? 0) === first) continue
    const length = reel - from
    const multiplier = payouts[first][length - 3]
    if (multiplier !== undefined) return { line, from, length, multiplier }
    from = reel
  }
  return undefined
}

/** All lines that pay. */
export function winsOf(stops: Stops): LineWin[] {
  return lines.flatMap((path, line) => lineWin(stops, line, path) ?? [])
}

/** What a stake wins, in the same minor units. */
export function winOf(wins: readonly LineWin[], stake: bigint): bigint {
  const multiplier = wins.reduce((sum, win) => sum + win.multiplier, 0)
  return (stake / BigInt(lines.length)) * BigInt(multiplier)
}
