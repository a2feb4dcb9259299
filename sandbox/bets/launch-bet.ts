import { ApiError } from '../../schemas/api/errors.ts'
import { balanceOf, type AccountKey, type Booking, type Purse } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Launch } from '../frames/launch.ts'
import type { BetDetail } from './bet-detail.ts'
import { bookStake, bookWin, placeWager, settleWager } from './bets.ts'

export interface LaunchStake {
  /** Minor units. */
  stake: bigint
  /** Unique name of the bet. */
  reference: string
  at: number
  /** What to play with; left out: the player's own money, else bonus money. */
  purse?: Purse
  detail?: BetDetail
}

/**
 * Takes a stake for a game that was launched: a bet for money is written down, a demo moves play money
 * only. Answers the account staked from.
 */
export async function stakeFrom(booking: Booking, launch: Launch, bet: LaunchStake): Promise<AccountKey> {
  const { player, sysname, gameType, purse } = launch
  if (player) return { ...purse, purse: await placeWager(booking, { player, sysname, gameType, ...bet }) }
  if (launch.mode === 'play') throw new ApiError('AuthorizationException', 'A bet needs a session')
  if ((await balanceOf(booking, purse)) < bet.stake)
    throw new ApiError('UserNeedDepositException', 'The balance does not cover the stake')
  await bookStake(booking, purse, bet)
  return purse
}

/** Pays the result of a bet to the account that it was staked from. */
export async function payTo(
  booking: Booking,
  sandbox: SandboxContext,
  account: AccountKey,
  result: { win: bigint; reference: string; at: number; odds?: number },
): Promise<void> {
  if (account.purse === 'fun') await bookWin(booking, account, result)
  else await settleWager(booking, sandbox, result)
}

/** A bet whose result is known at once. Answers the account that was played with. */
export async function playFrom(
  booking: Booking,
  sandbox: SandboxContext,
  launch: Launch,
  bet: LaunchStake & { win: bigint },
): Promise<AccountKey> {
  const account = await stakeFrom(booking, launch, bet)
  await payTo(booking, sandbox, account, bet)
  return account
}
