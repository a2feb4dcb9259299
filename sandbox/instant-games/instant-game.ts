import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import type { BetDetail } from '../bets/bet-detail.ts'
import type { DrawInteger } from '../provably-fair/draw.ts'

/** Rules of a game in which one bet has one result. */
export interface InstantRules<Choice extends TSchema, Result> {
  /** What the player chooses with the bet. */
  choice: Choice
  /** Draws the result. The multiplier is in ten-thousandths of the stake and includes it. */
  play: (draw: DrawInteger, choice: Static<Choice>) => { result: Result; multiplier: number }
  /** The choice and its result in words, for the history. */
  describe: (choice: Static<Choice>, result: Result) => BetDetail
}

export interface InstantResult {
  result: unknown
  multiplier: number
  detail: BetDetail
}

/** A game whose choice is not checked yet. */
export interface InstantGame {
  /** Plays with the JSON that the page has sent. */
  play: (draw: DrawInteger, choice: string) => InstantResult
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds the check of the choice to the rules of a game. */
export function instantGame<Choice extends TSchema, Result>(
  rules: InstantRules<Choice, Result>,
): InstantGame {
  return {
    play(draw, text) {
      const choice = parse(text)
      if (!Value.Check(rules.choice, choice))
        throw new ApiError('InvalidParameterException', 'No such choice', { choice: 'format' })
      const { result, multiplier } = rules.play(draw, choice)
      return { result, multiplier, detail: rules.describe(choice, result) }
    },
  }
}
