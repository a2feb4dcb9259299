import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** What was bet on, in each language: what the history shows beside the name of the game. */
export const BetDetail = Type.Object({ uz: Type.String(), ru: Type.String() })
export type BetDetail = Static<typeof BetDetail>

/** The detail as the `bets` table keeps it. */
export function readBetDetail(detail: string | null): BetDetail | null {
  return detail === null ? null : Value.Parse(BetDetail, JSON.parse(detail))
}
