import { inTransaction } from '../../server/db/transaction.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { balanceOf, book, type AccountKey, type Booking } from '../ledger/ledger.ts'
import type { Database } from '../sandbox-context.ts'
import type { BonusType } from '../tables/rewards.ts'
import { hasOpenBets, holdOf, moneyLeft, purseOf, readBonuses, type StoredBonus } from './bonuses.ts'

type Change = Partial<Pick<StoredBonus, 'activated_at' | 'expires_at' | 'ended_at'>>

const houseOf = ({ currency }: StoredBonus): AccountKey => ({ owner: 'house', purse: 'main', currency })

const refusal = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { bonus_id: rule })

/** Puts a bonus into another state and moves its money, both or neither. */
async function change(
  booking: Booking,
  bonus: StoredBonus,
  status: StoredBonus['status'],
  {
    at,
    money,
    ...rest
  }: Change & { at: number; money?: { from: AccountKey; to: AccountKey; amount: bigint } },
): Promise<void> {
  await booking
    .updateTable('bonuses')
    .set({ status, moves: bonus.moves + 1, ...rest })
    .where('id', '=', bonus.id)
    .execute()
  if (!money || money.amount === 0n) return
  await book(booking, {
    reference: `bonus:${bonus.id}:${bonus.moves + 1}`,
    kind: 'bonus',
    at,
    postings: [
      { ...money.from, amount: -money.amount },
      { ...money.to, amount: money.amount },
    ],
  })
}

/** Takes what is left of a bonus back and ends it. */
async function forfeit(
  booking: Booking,
  bonus: StoredBonus,
  status: 'expired' | 'removed',
  at: number,
): Promise<void> {
  // The money of one that was never activated has not left the house.
  const amount = bonus.status === 'available' ? 0n : await moneyLeft(booking, bonus)
  const from = bonus.status === 'paused' ? holdOf(bonus) : purseOf(bonus)
  await change(booking, bonus, status, { at, ended_at: at, money: { from, to: houseOf(bonus), amount } })
}

/**
 * Ends an active bonus that came to its end: wagered, and what is left becomes real money; or nothing is
 * left. As long as bets with its money are open it goes on.
 */
export async function finishActive(booking: Booking, bonus: StoredBonus, at: number): Promise<void> {
  if (await hasOpenBets(booking, bonus)) return
  const purse = purseOf(bonus)
  const left = await balanceOf(booking, purse)
  if (bonus.wager_done >= bonus.wager_required)
    await change(booking, bonus, 'completed', {
      at,
      ended_at: at,
      money: { from: purse, to: { ...purse, purse: 'main' }, amount: left },
    })
  else if (left === 0n) await change(booking, bonus, 'expired', { at, ended_at: at })
}

const mostBonuses = { offset: 0, count: 1000 }

async function overdueBonuses(database: Database, playerId: number, at: number): Promise<StoredBonus[]> {
  const statuses = ['available', 'active', 'paused'] as const
  const lists = await Promise.all(
    statuses.map((status) => readBonuses(database, { playerId, status }, mostBonuses)),
  )
  return lists.flat().filter(({ expires_at }) => expires_at !== null && expires_at <= at)
}

/** Ends the bonuses of a player whose time is over. */
export async function expireBonuses(booking: Booking, playerId: number, at: number): Promise<void> {
  for (const bonus of await overdueBonuses(booking, playerId, at))
    if (bonus.status !== 'active' || !(await hasOpenBets(booking, bonus)))
      await forfeit(booking, bonus, 'expired', at)
}

/** The same where no transaction is open; writes nothing when no time is over. */
export async function expireDueBonuses(database: Database, playerId: number, at: number): Promise<void> {
  if ((await overdueBonuses(database, playerId, at)).length > 0)
    await inTransaction(database, (booking) => expireBonuses(booking, playerId, at))
}

export interface BonusChoice {
  playerId: number
  type: BonusType
  id: number
  at: number
}

async function chosen(booking: Booking, { playerId, type, id, at }: BonusChoice): Promise<StoredBonus> {
  await expireBonuses(booking, playerId, at)
  const [bonus] = await readBonuses(booking, { playerId, type, id })
  if (!bonus) throw refusal('unknown', 'No such bonus')
  return bonus
}

/** Begins, or goes on, to wager a bonus: its money comes into the purse. */
export async function activateBonus(booking: Booking, choice: BonusChoice): Promise<void> {
  const bonus = await chosen(booking, choice)
  const { playerId, type, at } = choice
  if (bonus.status !== 'available' && bonus.status !== 'paused')
    throw refusal('status', `This bonus is ${bonus.status}`)
  const [active] = await readBonuses(booking, { playerId, type, status: 'active' })
  if (active) throw refusal('anotherActive', 'Another bonus is active')
  const amount = await moneyLeft(booking, bonus)
  const isNew = bonus.status === 'available'
  const from = isNew ? houseOf(bonus) : holdOf(bonus)
  await change(booking, bonus, 'active', {
    at,
    ...(isNew ? { activated_at: at, expires_at: at + bonus.wager_time } : {}),
    money: { from, to: purseOf(bonus), amount },
  })
}

/** Pauses an active bonus: its money waits apart from the purse, its progress is kept. */
export async function pauseBonus(booking: Booking, choice: BonusChoice): Promise<void> {
  const bonus = await chosen(booking, choice)
  if (bonus.status !== 'active') throw refusal('status', `This bonus is ${bonus.status}`)
  if (await hasOpenBets(booking, bonus)) throw refusal('openBets', 'Bets with this bonus are open')
  const amount = await moneyLeft(booking, bonus)
  await change(booking, bonus, 'paused', {
    at: choice.at,
    money: { from: purseOf(bonus), to: holdOf(bonus), amount },
  })
}

/** Gives a bonus up, with what is left of it. */
export async function removeBonus(booking: Booking, choice: BonusChoice): Promise<void> {
  const bonus = await chosen(booking, choice)
  if (bonus.ended_at !== null) throw refusal('status', `This bonus is ${bonus.status}`)
  if (bonus.status === 'active' && (await hasOpenBets(booking, bonus)))
    throw refusal('openBets', 'Bets with this bonus are open')
  await forfeit(booking, bonus, 'removed', choice.at)
}
