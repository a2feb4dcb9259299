import { sql } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayPlay, assertWithinLimits } from '../accounts/restrictions.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balancesOf, postEntry, playerOwner, type AccountKey } from '../ledger/ledger.ts'
import { recordPlay } from '../responsible/usage.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { BetDetail } from './bet-detail.ts'
import { sportsbookType } from './sportsbook-type.ts'
import { betEffects, refundEffects } from './bet-effects.ts'
import type { DbTransaction } from '../tables/database.ts'
import type { Wallet } from '../ledger/wallets.ts'
import type { SettledBet } from './settled-bet.ts'

export interface BetRequest {
  player: Player
  sysname: string
  /** Game type, or `sportsbook`. */
  gameType: string
  /** Minor units of the player's currency; zero for a free spin. */
  stake: bigint
  /** Unique name of the bet, such as `round:12:a1b2`. */
  reference: string
  at: number
  /** Wallet to bet from; defaults to the player's own money, else bonus money. */
  wallet?: Wallet
  detail?: BetDetail
}

/** The house account of a bet; play money is kept separate. */
const siteAccountOf = ({ wallet, currency }: AccountKey): AccountKey => ({
  owner: 'house',
  wallet: wallet === 'fun' ? 'fun' : 'main',
  currency,
})

/** Moves a stake to the house. */
export async function postStake(
  trx: DbTransaction,
  account: AccountKey,
  { reference, stake, at }: Pick<BetRequest, 'reference' | 'stake' | 'at'>,
): Promise<void> {
  if (stake === 0n) return
  await postEntry(trx, {
    reference: `${reference}:bet`,
    kind: 'bet',
    at,
    postings: [
      { ...account, amount: -stake },
      { ...siteAccountOf(account), amount: stake },
    ],
  })
}

/** Moves a win, or a refunded stake, from the house. */
export async function postWin(
  trx: DbTransaction,
  account: AccountKey,
  {
    reference,
    win,
    at,
    kind = 'win',
  }: { reference: string; win: bigint; at: number; kind?: 'win' | 'refund' },
): Promise<void> {
  if (win === 0n) return
  await postEntry(trx, {
    reference: `${reference}:${kind}`,
    kind,
    at,
    postings: [
      { ...siteAccountOf(account), amount: -win },
      { ...account, amount: win },
    ],
  })
}

/**
 * The player's own money, or, if that does not cover the stake, the bonus money for this type of game. A
 * stake is never split.
 */
async function walletFor(
  trx: DbTransaction,
  { player, stake, gameType, wallet }: BetRequest,
): Promise<Wallet> {
  const balances = await balancesOf(trx, playerOwner(player.id), player.currency)
  const candidates: readonly Wallet[] = wallet
    ? [wallet]
    : ['main', gameType === sportsbookType ? 'betting_bonus' : 'bonus']
  const covering = candidates.find((candidate) => balances[candidate] >= stake)
  if (!covering)
    throw new ApiError('UserNeedDepositException', 'The balance does not cover the stake', {
      missing: toAmount(stake - balances.main, player.currency),
    })
  return covering
}

/**
 * Places a bet whose result is known later: checks that the player may play, takes the stake and inserts the
 * bet as open. Returns the wallet used.
 */
export async function placeBet(trx: DbTransaction, request: BetRequest): Promise<Wallet> {
  const { player, stake, reference, at, detail } = request
  if (stake < 0n) throw new RangeError(`a stake of ${stake}`)
  await assertMayPlay(trx, player, at)
  const wallet = await walletFor(trx, request)
  await assertWithinLimits(trx, player, wallet === 'main' ? stake : 0n, at)
  await recordPlay(trx, player.id, at)
  await postStake(trx, { owner: playerOwner(player.id), wallet, currency: player.currency }, request)
  await trx
    .insertInto('bets')
    .values({
      player_id: player.id,
      sysname: request.sysname,
      game_type: request.gameType,
      reference,
      stake,
      win: 0n,
      currency: player.currency,
      wallet,
      status: 'open',
      placed_at: at,
      settled_at: null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()
  return wallet
}

/**
 * Adds to the stake of an open bet, from the wallet that it was placed with. `part` numbers the additions of a
 * bet: the ledger rejects one that is posted twice.
 */
export async function raiseBet(
  trx: DbTransaction,
  request: Omit<BetRequest, 'detail'> & { wallet: Wallet; part: number },
): Promise<void> {
  const { player, stake, reference, at, part } = request
  await assertMayPlay(trx, player, at)
  const wallet = await walletFor(trx, request)
  await assertWithinLimits(trx, player, wallet === 'main' ? stake : 0n, at)
  const account = { owner: playerOwner(player.id), wallet, currency: player.currency }
  await postStake(trx, account, { reference: `${reference}:${part}`, stake, at })
  await trx
    .updateTable('bets')
    .set({ stake: sql<bigint>`stake + ${stake}` })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .execute()
}

interface Closing {
  reference: string
  win: bigint
  status: 'won' | 'lost' | 'refunded'
  at: number
  /** Replaces that of the placed bet. */
  detail?: BetDetail | undefined
}

async function closeBet(trx: DbTransaction, { reference, win, status, at, detail }: Closing) {
  // Only the caller that still finds the bet open settles it.
  const bet = await trx
    .updateTable('bets')
    .set({ status, win, settled_at: at, ...(detail && { detail: JSON.stringify(detail) }) })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .returning([
      'player_id',
      'sysname',
      'game_type as gameType',
      'currency',
      'wallet',
      'placed_at as placedAt',
      sql<string>`cast(stake as text)`.as('stake'),
    ])
    .executeTakeFirst()
  if (!bet) return undefined
  const { player_id, stake, ...rest } = bet
  return { ...rest, stake: BigInt(stake), playerId: player_id, owner: playerOwner(player_id) }
}

/**
 * Settles an open bet: pays the win to the wallet the stake came from and runs the effects. Returns undefined
 * and does nothing if the bet is already settled. `odds`, in hundredths, are set for sports bets.
 */
export async function settleBet(
  trx: DbTransaction,
  sandbox: SandboxContext,
  { reference, win, at, odds, detail }: Omit<Closing, 'status'> & { odds?: number },
): Promise<SettledBet | undefined> {
  const bet = await closeBet(trx, { reference, win, status: win > 0n ? 'won' : 'lost', at, detail })
  if (!bet) return undefined
  const { owner, playerId, ...rest } = bet
  await postWin(trx, { owner, wallet: bet.wallet, currency: bet.currency }, { reference, win, at })
  const player = await trx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const settled: SettledBet = {
    player,
    ...rest,
    win,
    at,
    reference,
    ...(odds === undefined ? {} : { odds }),
  }
  for (const effect of betEffects) await effect(trx, sandbox, settled)
  return settled
}

/** Refunds the stake of an open bet, which then counts as never placed; false if the bet is already settled. */
export async function refundBet(
  trx: DbTransaction,
  { reference, at }: { reference: string; at: number },
): Promise<boolean> {
  const bet = await closeBet(trx, { reference, win: 0n, status: 'refunded', at })
  if (!bet) return false
  const { owner, wallet, currency, stake } = bet
  await postWin(trx, { owner, wallet, currency }, { reference, win: stake, at, kind: 'refund' })
  const { playerId, gameType } = bet
  for (const effect of refundEffects) await effect(trx, { playerId, gameType, at })
  return true
}

/** Places and settles a bet with an immediate result in the caller's transaction. */
export async function playBet(
  trx: DbTransaction,
  sandbox: SandboxContext,
  request: BetRequest,
  win: bigint,
): Promise<SettledBet> {
  await placeBet(trx, request)
  const { reference, at } = request
  const settled = await settleBet(trx, sandbox, { reference, win, at })
  if (!settled) throw new RangeError(`${reference} was settled before it was played`)
  return settled
}
