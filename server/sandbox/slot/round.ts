import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../../schemas/api/errors.ts'
import { toAmount, toMinorUnits } from '../ledger/currencies.ts'
import { balanceOf, book, InsufficientFundsError, type Booking } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { stakesIn, symbols } from './odds.ts'
import type { Launch } from './launch.ts'
import { drawStops, windowOf, winOf, winsOf } from './spin.ts'

/** What the game's page learns of a round. */
export const RoundOutcome = Type.Object({
  window: Type.Array(Type.Array(Type.Enum([...symbols])), {
    description: 'Symbols of each reel from top to bottom',
  }),
  wins: Type.Array(
    Type.Object({
      line: Type.Integer(),
      from: Type.Integer(),
      length: Type.Integer(),
      multiplier: Type.Integer(),
    }),
  ),
  stake: Type.String({ description: 'Decimal string' }),
  win: Type.String({ description: 'Decimal string' }),
  balance: Type.String({ description: 'After the round; decimal string' }),
})
export type RoundOutcome = Static<typeof RoundOutcome>

export interface RoundRequest {
  /** Chosen by the page: the same round sent twice is played once. */
  key: string
  stake: string
}

const keyPattern = /^[\w-]{8,64}$/

function stakeOf(stake: string, currency: string): bigint {
  const minorUnits = toMinorUnits(stake, currency)
  if (minorUnits === undefined || !stakesIn(currency).includes(minorUnits))
    throw new ApiError('InvalidParameterException', 'No such stake', { stake: 'enum' })
  return minorUnits
}

async function earlierRound(
  booking: Booking,
  launch: Launch,
  key: string,
): Promise<RoundOutcome | undefined> {
  const round = await booking
    .selectFrom('rounds')
    .select('outcome')
    .where('launch_id', '=', launch.id)
    .where('key', '=', key)
    .executeTakeFirst()
  return round && Value.Parse(RoundOutcome, JSON.parse(round.outcome))
}

/** Plays one round: the bet leaves the purse and the win comes in, in one transaction. */
export async function playRound(
  { database, now, random }: SandboxContext,
  launch: Launch,
  request: RoundRequest,
): Promise<RoundOutcome> {
  const { purse } = launch
  if (!keyPattern.test(request.key))
    throw new ApiError('InvalidParameterException', 'A round needs a key', { round: 'pattern' })
  const stake = stakeOf(request.stake, purse.currency)
  try {
    return await database.transaction().execute(async (booking) => {
      const earlier = await earlierRound(booking, launch, request.key)
      if (earlier) return earlier

      const at = now()
      const reference = `round:${launch.id}:${request.key}`
      const house = { ...purse, owner: 'house' }
      await book(booking, {
        reference: `${reference}:bet`,
        kind: 'bet',
        at,
        postings: [
          { ...purse, amount: -stake },
          { ...house, amount: stake },
        ],
      })
      const stops = drawStops(random)
      const wins = winsOf(stops)
      const win = winOf(wins, stake)
      if (win > 0n)
        await book(booking, {
          reference: `${reference}:win`,
          kind: 'win',
          at,
          postings: [
            { ...house, amount: -win },
            { ...purse, amount: win },
          ],
        })
      const outcome: RoundOutcome = {
        window: windowOf(stops),
        wins,
        stake: toAmount(stake, purse.currency),
        win: toAmount(win, purse.currency),
        balance: toAmount(await balanceOf(booking, purse), purse.currency),
      }
      await booking
        .insertInto('rounds')
        .values({ launch_id: launch.id, key: request.key, stake, win, outcome: JSON.stringify(outcome), at })
        .execute()
      return outcome
    })
  } catch (error) {
    if (error instanceof InsufficientFundsError)
      throw new ApiError('UserNeedDepositException', 'The balance does not cover the stake')
    throw error
  }
}
