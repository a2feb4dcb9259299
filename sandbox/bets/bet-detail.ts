import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** Description of the bet in each language, shown beside the game name in the history. */
export const BetDetail = Type.Object({ uz: Type.String(), ru: Type.String() })
export type BetDetail = Static<typeof BetDetail>

/** Parses the detail as stored in the `bets` table. */
export function readBetDetail(detail: string | null): BetDetail | null {
  return detail === null ? null : Value.Parse(BetDetail, JSON.parse(detail))
}
