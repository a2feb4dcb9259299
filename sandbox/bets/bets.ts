import { sql } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayPlay, assertWithinLimits } from '../accounts/restrictions.ts'
import { balancesOf, book, playerOwner, type AccountKey, type Booking, type Purse } from '../ledger/ledger.ts'
import { notePlay } from '../responsible/usage.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { BetDetail } from './bet-detail.ts'
import { sportsbookType } from './sportsbook-type.ts'
import { wagerEffects, type SettledWager } from './bet-effects.ts'

export interface WagerRequest {
  player: Player
  sysname: string
  /** Kind of game, or `sportsbook`. */
  gameType: string
  /** Minor units of the player's currency; zero for a free spin. */
  stake: bigint
  /** Unique name of the bet, such as `round:12:a1b2`. */
  reference: string
  at: number
  /** What to play with; left out: the player's own money, else bonus money. */
  purse?: Purse
  detail?: BetDetail
}

/** The house's side of a bet; play money stays apart. */
const houseOf = ({ purse, currency }: AccountKey): AccountKey => ({
  owner: 'house',
  purse: purse === 'fun' ? 'fun' : 'main',
  currency,
})

/** Moves a stake to the house. */
export async function bookStake(
  booking: Booking,
  account: AccountKey,
  { reference, stake, at }: Pick<WagerRequest, 'reference' | 'stake' | 'at'>,
): Promise<void> {
  if (stake === 0n) return
  await book(booking, {
    reference: `${reference}:bet`,
    kind: 'bet',
    at,
    postings: [
      { ...account, amount: -stake },
      { ...houseOf(account), amount: stake },
    ],
  })
}

/** Moves a win, or a refunded stake, from the house. */
export async function bookWin(
  booking: Booking,
  account: AccountKey,
  {
    reference,
    win,
    at,
    kind = 'win',
  }: { reference: string; win: bigint; at: number; kind?: 'win' | 'refund' },
): Promise<void> {
  if (win === 0n) return
  await book(booking, {
    reference: `${reference}:${kind}`,
    kind,
    at,
    postings: [
      { ...houseOf(account), amount: -win },
      { ...account, amount: win },
    ],
  })
}

/** The player's own money, or as a whole the bonus money for this kind of game. */
async function purseFor(booking: Booking, { player, stake, gameType, purse }: WagerRequest): Promise<Purse> {
  const balances = await balancesOf(booking, playerOwner(player.id), player.currency)
  const candidates: readonly Purse[] = purse
    ? [purse]
    : ['main', gameType === sportsbookType ? 'betting_bonus' : 'bonus']
  const covering = candidates.find((candidate) => balances[candidate] >= stake)
  if (!covering) throw new ApiError('UserNeedDepositException', 'The balance does not cover the stake')
  return covering
}

/**
 * Places a bet whose result comes later: checks that the player may play, takes the stake and writes the
 * bet down as open. Answers what was staked from.
 */
export async function placeWager(booking: Booking, request: WagerRequest): Promise<Purse> {
  const { player, stake, reference, at, detail } = request
  if (stake < 0n) throw new RangeError(`a stake of ${stake}`)
  await assertMayPlay(booking, player, at)
  const purse = await purseFor(booking, request)
  await assertWithinLimits(booking, player, purse === 'main' ? stake : 0n, at)
  await notePlay(booking, player.id, at)
  await bookStake(booking, { owner: playerOwner(player.id), purse, currency: player.currency }, request)
  await booking
    .insertInto('bets')
    .values({
      player_id: player.id,
      sysname: request.sysname,
      game_type: request.gameType,
      reference,
      stake,
      win: 0n,
      currency: player.currency,
      purse,
      status: 'open',
      placed_at: at,
      settled_at: null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()
  return purse
}

async function closeBet(
  booking: Booking,
  {
    reference,
    win,
    status,
    at,
  }: { reference: string; win: bigint; status: 'won' | 'lost' | 'refunded'; at: number },
) {
  // Who finds the bet open settles it; everybody after finds nothing.
  const bet = await booking
    .updateTable('bets')
    .set({ status, win, settled_at: at })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .returning([
      'player_id',
      'sysname',
      'game_type as gameType',
      'currency',
      'purse',
      sql<string>`cast(stake as text)`.as('stake'),
    ])
    .executeTakeFirst()
  if (!bet) return undefined
  const { player_id, stake, ...rest } = bet
  return { ...rest, stake: BigInt(stake), playerId: player_id, owner: playerOwner(player_id) }
}

/**
 * Settles an open bet: pays the win to the purse staked from and runs the effects. A bet that is settled
 * already is left alone and answers undefined. `odds`, in hundredths, are those of a bet on sports.
 */
export async function settleWager(
  booking: Booking,
  sandbox: SandboxContext,
  { reference, win, at, odds }: { reference: string; win: bigint; at: number; odds?: number },
): Promise<SettledWager | undefined> {
  const bet = await closeBet(booking, { reference, win, status: win > 0n ? 'won' : 'lost', at })
  if (!bet) return undefined
  const { owner, playerId, ...rest } = bet
  await bookWin(booking, { owner, purse: bet.purse, currency: bet.currency }, { reference, win, at })
  const player = await booking
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const settled: SettledWager = {
    player,
    ...rest,
    win,
    at,
    reference,
    ...(odds === undefined ? {} : { odds }),
  }
  for (const effect of wagerEffects) await effect(booking, sandbox, settled)
  return settled
}

/** Gives the stake of an open bet back; false when the bet is settled already. Has no effects. */
export async function refundWager(
  booking: Booking,
  { reference, at }: { reference: string; at: number },
): Promise<boolean> {
  const bet = await closeBet(booking, { reference, win: 0n, status: 'refunded', at })
  if (!bet) return false
  const { owner, purse, currency, stake } = bet
  await bookWin(booking, { owner, purse, currency }, { reference, win: stake, at, kind: 'refund' })
  return true
}

/** A bet whose result is known at once: placed and settled in the caller's transaction. */
export async function playWager(
  booking: Booking,
  sandbox: SandboxContext,
  request: WagerRequest,
  win: bigint,
): Promise<SettledWager> {
  await placeWager(booking, request)
  const { reference, at } = request
  const settled = await settleWager(booking, sandbox, { reference, win, at })
  if (!settled) throw new RangeError(`${reference} was settled before it was played`)
  return settled
}
