import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { BetDetail } from '../bets/bet-detail.ts'
import type { DrawInteger } from '../provably-fair/draw.ts'

/** A round after some moves. */
export interface StepState<View> {
  isOver: boolean
  /** Stakes of the player: one, and one more for each that was doubled or split. */
  stakes: number
  /** What the round pays, or would pay if it ended now, in ten-thousandths of the first stake. */
  multiplier: number
  /** What the page shows. It contains nothing that a player must not know yet. */
  view: View
}

/** Rules of a game in which a player makes several decisions. */
export interface StepRules<Options extends TSchema, Move extends TSchema, View> {
  /** What the player chooses with the bet. */
  options: Options
  move: Move
  /** Plays the moves from the beginning; undefined if the last one is not allowed. */
  replay: (
    draw: DrawInteger,
    options: Static<Options>,
    moves: readonly Static<Move>[],
  ) => StepState<View> | undefined
  /** The move that ends a round whose player never returns. */
  abandon: Static<Move>
  /** A finished round in words, for the history. */
  describe: (view: View, multiplier: number) => BetDetail
}

/** A game whose options and moves are not checked yet. */
export interface StepGame {
  /** Undefined if options or moves are not allowed. */
  replay: (
    draw: DrawInteger,
    options: unknown,
    moves: readonly unknown[],
  ) => (StepState<unknown> & { detail: BetDetail }) | undefined
  abandon: unknown
}

/** Adds the check of options and moves to the rules of a game. */
export function stepGame<Options extends TSchema, Move extends TSchema, View>(
  rules: StepRules<Options, Move, View>,
): StepGame {
  const isMove = (move: unknown): move is Static<Move> => Value.Check(rules.move, move)
  return {
    abandon: rules.abandon,
    replay(draw, options, moves) {
      if (!Value.Check(rules.options, options) || !moves.every(isMove)) return undefined
      const state = rules.replay(draw, options, moves)
      return state && { ...state, detail: rules.describe(state.view, state.multiplier) }
    },
  }
}
