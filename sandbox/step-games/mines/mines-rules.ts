import { Type } from 'typebox'
import { formatMultiplier, one } from '../../bets/multipliers.ts'
import { texts } from '../../pages/texts.ts'
import type { DrawInteger } from '../../provably-fair/draw.ts'
import type { StepRules, StepState } from '../step-game.ts'

/** Return to player in percent, for every number of mines and opened cells. */
export const minesReturn = '97'

export const cells = 25
export const maxMines = 24

const MinesOptions = Type.Object(
  { mines: Type.Integer({ minimum: 1, maximum: maxMines }) },
  { additionalProperties: false },
)
const MinesMove = Type.Union([Type.Integer({ minimum: 0, maximum: cells - 1 }), Type.Literal('take')])

export interface MinesView {
  mines: number
  /** Opened cells in their order, with a mine at the end if the player has hit one. */
  opened: number[]
  /** All mines; null while the round is open. */
  minesAt: number[] | null
  /** What the next safe cell makes of the stake, in ten-thousandths; null if there is none. */
  next: number | null
  isHit: boolean
}

/** All cells in a drawn order: the mines are at the first ones. */
export function drawMineOrder(draw: DrawInteger): number[] {
  const order = Array.from({ length: cells }, (_cell, index) => index)
  for (let index = 0; index < cells - 1; index += 1) {
    const other = index + draw(cells - index)
    const [one = 0, two = 0] = [order[index], order[other]]
    order[index] = two
    order[other] = one
  }
  return order
}

/** 97 % of the inverse chance to open this many safe cells, in ten-thousandths. */
export function minesMultiplier(mines: number, opened: number): number {
  let [all, safe] = [1n, 1n]
  for (let index = 0; index < opened; index += 1) {
    all *= BigInt(cells - index)
    safe *= BigInt(cells - mines - index)
  }
  return Number((97n * BigInt(one) * all) / (100n * safe))
}

/** Mines: the player opens cells, and takes the win before hitting a mine. */
export const mines: StepRules<typeof MinesOptions, typeof MinesMove, MinesView> = {
  options: MinesOptions,
  move: MinesMove,
  abandon: 'take',
  replay(draw, options, moves): StepState<MinesView> | undefined {
    const minesAt = drawMineOrder(draw).slice(0, options.mines)
    const opened: number[] = []
    let [isHit, isTaken] = [false, false]
    const safeCells = cells - options.mines
    for (const move of moves) {
      if (isHit || isTaken || opened.length === safeCells) return undefined
      if (move === 'take') {
        if (opened.length === 0) return undefined
        isTaken = true
      } else {
        if (opened.includes(move)) return undefined
        opened.push(move)
        isHit = minesAt.includes(move)
      }
    }
    const isOver = isHit || isTaken || opened.length === safeCells
    return {
      isOver,
      stakes: 1,
      multiplier: isHit || opened.length === 0 ? 0 : minesMultiplier(options.mines, opened.length),
      view: {
        mines: options.mines,
        opened,
        minesAt: isOver ? minesAt : null,
        next: isOver ? null : minesMultiplier(options.mines, opened.length + 1),
        isHit,
      },
    }
  },
  describe({ mines: count, opened, isHit }, multiplier) {
    const sentence = (locale: 'uz' | 'ru') => {
      const { history, historyHit } = texts[locale].mines
      return (isHit ? historyHit : history)
        .replace('{mines}', String(count))
        .replace('{opened}', String(isHit ? opened.length - 1 : opened.length))
        .replace('{multiplier}', formatMultiplier(multiplier))
    }
    return { uz: sentence('uz'), ru: sentence('ru') }
  },
}
