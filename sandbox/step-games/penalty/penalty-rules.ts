import { Type } from 'typebox'
import { formatMultiplier } from '../../bets/multipliers.ts'
import { texts } from '../../pages/texts.ts'
import type { DrawInteger } from '../../provably-fair/draw.ts'
import type { StepRules, StepState } from '../step-game.ts'

/** Return to player in percent, whenever the player takes the win. */
export const penaltyReturn = '97'

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]
export const shotCount = 5

const PenaltyOptions = Type.Object({}, { additionalProperties: false })
const PenaltyMove = Type.Union([Type.Enum([...corners]), Type.Literal('take')])

export interface PenaltyView {
  /** Shots so far: where the ball and the keeper went. */
  shots: { corner: Corner; keeper: Corner }[]
  isSaved: boolean
  /** What the next goal makes of the stake, in ten-thousandths; null if there is none. */
  next: number | null
}

/** Where the keeper dives at each shot: decided before the player chooses. */
export function drawDives(draw: DrawInteger): Corner[] {
  return Array.from({ length: shotCount }, () => corners[draw(corners.length)] ?? corners[0])
}

/** 97 % of the inverse chance of this many goals in a row, in ten-thousandths. */
export const penaltyMultiplier = (goals: number): number => Math.floor((9700 * 4 ** goals) / 3 ** goals)

/** Penalty: five shots at a keeper; each goal raises what the player can take. */
export const penalty: StepRules<typeof PenaltyOptions, typeof PenaltyMove, PenaltyView> = {
  options: PenaltyOptions,
  move: PenaltyMove,
  abandon: 'take',
  replay(draw, _options, moves): StepState<PenaltyView> | undefined {
    const dives = drawDives(draw)
    const shots: PenaltyView['shots'] = []
    let [isSaved, isTaken] = [false, false]
    for (const move of moves) {
      const keeper = dives[shots.length]
      if (isSaved || isTaken || keeper === undefined) return undefined
      if (move === 'take') {
        if (shots.length === 0) return undefined
        isTaken = true
      } else {
        shots.push({ corner: move, keeper })
        isSaved = move === keeper
      }
    }
    const isOver = isSaved || isTaken || shots.length === shotCount
    return {
      isOver,
      stakes: 1,
      multiplier: isSaved || shots.length === 0 ? 0 : penaltyMultiplier(shots.length),
      view: { shots, isSaved, next: isOver ? null : penaltyMultiplier(shots.length + 1) },
    }
  },
  describe({ shots, isSaved }, multiplier) {
    const sentence = (locale: 'uz' | 'ru') => {
      const { history, historySaved } = texts[locale].penalty
      return (isSaved ? historySaved : history)
        .replace('{goals}', String(isSaved ? shots.length - 1 : shots.length))
        .replace('{multiplier}', formatMultiplier(multiplier))
    }
    return { uz: sentence('uz'), ru: sentence('ru') }
  },
}
