import { ApiError } from '../../schemas/api/errors.ts'
import { balanceOf, type AccountKey } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Launch } from '../frames/launch.ts'
import type { BetDetail } from './bet-detail.ts'
import { postStake, postWin, placeBet, raiseBet, refundBet, settleBet } from './bets.ts'
import type { DbTransaction } from '../tables/database.ts'
import type { Wallet } from '../ledger/wallets.ts'

export interface LaunchBet {
  /** Minor units. */
  stake: bigint
  /** Unique reference of the bet. */
  reference: string
  at: number
  /** Wallet to bet from; defaults to the player's own money, else bonus money. */
  wallet?: Wallet
  detail?: BetDetail
}

/**
 * Takes the stake for a launched game: a real-money bet is recorded, a demo only moves play money. Returns
 * the account charged.
 */
export async function stakeFrom(trx: DbTransaction, launch: Launch, bet: LaunchBet): Promise<AccountKey> {
  const { player, sysname, gameType, wallet } = launch
  if (player) return { ...wallet, wallet: await placeBet(trx, { player, sysname, gameType, ...bet }) }
  if (launch.mode === 'play') throw new ApiError('AuthorizationException', 'A bet needs a session')
  if ((await balanceOf(trx, wallet)) < bet.stake)
    throw new ApiError('UserNeedDepositException', 'The balance does not cover the stake')
  await postStake(trx, wallet, bet)
  return wallet
}

/** Adds to the stake of an open bet, from the wallet that it was placed with. */
export async function raiseFrom(
  trx: DbTransaction,
  launch: Launch,
  bet: Omit<LaunchBet, 'detail'> & { wallet: Wallet; part: number },
): Promise<void> {
  const { player, sysname, gameType, wallet } = launch
  if (player) return raiseBet(trx, { player, sysname, gameType, ...bet })
  if ((await balanceOf(trx, wallet)) < bet.stake)
    throw new ApiError('UserNeedDepositException', 'The balance does not cover the stake')
  await postStake(trx, wallet, { ...bet, reference: `${bet.reference}:${bet.part}` })
}

/** Returns the stake of an open bet to the account it came from; false if a real-money bet was over already. */
export async function refundTo(
  trx: DbTransaction,
  account: AccountKey,
  { stake, reference, at }: { stake: bigint; reference: string; at: number },
): Promise<boolean> {
  if (account.wallet !== 'fun') return refundBet(trx, { reference, at })
  await postWin(trx, account, { reference, win: stake, at, kind: 'refund' })
  return true
}

/** Pays the win of a bet to the account the stake came from. */
export async function payTo(
  trx: DbTransaction,
  sandbox: SandboxContext,
  account: AccountKey,
  result: { win: bigint; reference: string; at: number; odds?: number; detail?: BetDetail },
): Promise<void> {
  if (account.wallet === 'fun') await postWin(trx, account, result)
  else await settleBet(trx, sandbox, result)
}

/** A bet with an immediate result. Returns the account used. */
export async function playFrom(
  trx: DbTransaction,
  sandbox: SandboxContext,
  launch: Launch,
  bet: LaunchBet & { win: bigint },
): Promise<AccountKey> {
  const account = await stakeFrom(trx, launch, bet)
  await payTo(trx, sandbox, account, bet)
  return account
}
