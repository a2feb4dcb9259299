import { Type, type Static } from 'typebox'
import { ApiError } from '../../schemas/api/errors.ts'
import { nextDraw } from '../provably-fair/seeds.ts'
import type { Launch } from '../frames/launch.ts'
import { playFrom } from '../bets/launch-bet.ts'
import { playOnce } from '../bets/rounds.ts'
import { findFreespins, takeFreespin } from '../bets/use-freespins.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { profileOf, symbols } from './odds.ts'
import { drawStops, windowOf, winOf, winsOf } from './spin.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Outcome of a round, as sent to the game's page. */
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
  freespins: Type.Integer({ description: 'Free spins left' }),
})
export type RoundOutcome = Static<typeof RoundOutcome>

export interface RoundRequest {
  /** Chosen by the page: a repeated round is played once. */
  key: string
  /** Minor units; null to use a free spin. */
  stake: bigint | null
}

/** The bet of a spin: the player's stake, or a free spin whose stake the house pays. */
async function betOf(
  trx: DbTransaction,
  { player, sysname, wallet }: Launch,
  stake: bigint | null,
  at: number,
) {
  const owner = player && { playerId: player.id, sysname, currency: wallet.currency, at }
  if (stake !== null) {
    const left = owner ? await findFreespins(trx, owner) : null
    return { stake, paid: { stake }, freespins: left?.remaining ?? 0 }
  }
  const taken = owner ? await takeFreespin(trx, owner) : null
  if (!taken)
    throw new ApiError('InvalidParameterException', 'No free spins are left', { stake: 'no_freespins' })
  return { stake: taken.stake, paid: { stake: 0n, wallet: 'bonus' as const }, freespins: taken.remaining }
}

/** Plays one round: takes the stake and pays the win in one transaction. */
export function playRound(
  sandbox: SandboxContext,
  launch: Launch,
  { key, stake: wanted }: RoundRequest,
): Promise<RoundOutcome> {
  const { owner, currency } = launch.wallet
  return playOnce(sandbox, launch, key, RoundOutcome, async (trx, { reference, at }) => {
    const { id } = await trx
      .selectFrom('games')
      .select('id')
      .where('sysname', '=', launch.sysname)
      .executeTakeFirstOrThrow()
    const { stake, paid, freespins } = await betOf(trx, launch, wanted, at)
    const { draw } = await nextDraw(trx, sandbox, owner, at)
    const stops = drawStops(draw)
    const wins = winsOf(stops, profileOf({ id }).payouts)
    const win = winOf(wins, stake)
    const played = await playFrom(trx, sandbox, launch, { ...paid, win, reference, at })
    const outcome: RoundOutcome = {
      window: windowOf(stops),
      wins,
      stake: toAmount(stake, currency),
      win: toAmount(win, currency),
      balance: toAmount(await balanceOf(trx, wanted === null ? launch.wallet : played), currency),
      freespins,
    }
    return { outcome, stake, win }
  })
}
