import type { DrawInteger } from '../provably-fair/draw.ts'
import { lines, rows, strips, type Payouts, type SlotSymbol } from './odds.ts'

/** Equal adjacent symbols that pay. */
export interface Run {
  /** Index of the first reel, and number of symbols. */
  from: number
  length: number
  /** As a multiple of the line stake. */
  multiplier: number
}

export interface LineWin extends Run {
  /** Index in `lines`. */
  line: number
}

/** Stop of each reel: the strip position shown in the first row. */
export type Stops = readonly number[]

export function drawStops(draw: DrawInteger): Stops {
  return strips.map((strip) => draw(strip.length))
}

function symbolAt(stops: Stops, reel: number, row: number): SlotSymbol {
  const strip = strips[reel]
  const symbol = strip?.[((stops[reel] ?? 0) + row) % strip.length]
  if (symbol === undefined) throw new RangeError(`no reel ${reel}`)
  return symbol
}

/** The visible symbols of each reel from top to bottom. */
export function windowOf(stops: Stops): SlotSymbol[][] {
  return strips.map((_strip, reel) =>
    Array.from({ length: rows }, (_cell, row) => symbolAt(stops, reel, row)),
  )
}

/** The paying run on a line with these symbols. Of five symbols, only one run can be three or longer. */
export function runOf(symbols: readonly SlotSymbol[], payouts: Payouts): Run | undefined {
  let from = 0
  for (const [reel, symbol] of symbols.entries()) {
    if (symbols[reel + 1] === symbol) continue
    const length = reel + 1 - from
    const multiplier = payouts[symbol][length - 3]
    if (multiplier !== undefined) return { from, length, multiplier }
    from = reel + 1
  }
  return undefined
}

/** All paying lines. */
export function winsOf(stops: Stops, payouts: Payouts): LineWin[] {
  return lines.flatMap((path, line) => {
    const run = runOf(
      path.map((row, reel) => symbolAt(stops, reel, row)),
      payouts,
    )
    return run ? [{ line, ...run }] : []
  })
}

/** Win for a stake, in the same minor units. */
export function winOf(wins: readonly LineWin[], stake: bigint): bigint {
  const multiplier = wins.reduce((sum, win) => sum + win.multiplier, 0)
  return (stake / BigInt(lines.length)) * BigInt(multiplier)
}
