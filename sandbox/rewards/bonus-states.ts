import { inTransaction } from '../../server/contracts/database.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { balanceOf, postEntry, type AccountKey } from '../ledger/ledger.ts'
import type { BonusType } from '../tables/rewards.ts'
import { hasOpenBets, holdOf, moneyLeft, walletOf, readBonuses, type StoredBonus } from './bonuses.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

type Change = Partial<Pick<StoredBonus, 'activated_at' | 'expires_at' | 'ended_at'>>

const houseOf = ({ currency }: StoredBonus): AccountKey => ({ owner: 'house', wallet: 'main', currency })

const apiError = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { bonus_id: rule })

/** Changes the state of a bonus and moves its money in one transaction. */
async function change(
  trx: DbTransaction,
  bonus: StoredBonus,
  status: StoredBonus['status'],
  {
    at,
    money,
    ...rest
  }: Change & { at: number; money?: { from: AccountKey; to: AccountKey; amount: bigint } },
): Promise<void> {
  await trx
    .updateTable('bonuses')
    .set({ status, moves: bonus.moves + 1, ...rest })
    .where('id', '=', bonus.id)
    .execute()
  if (!money || money.amount === 0n) return
  await postEntry(trx, {
    reference: `bonus:${bonus.id}:${bonus.moves + 1}`,
    kind: 'bonus',
    at,
    postings: [
      { ...money.from, amount: -money.amount },
      { ...money.to, amount: money.amount },
    ],
  })
}

/** Ends a bonus and returns its remaining money to the house. */
async function forfeit(
  trx: DbTransaction,
  bonus: StoredBonus,
  status: 'expired' | 'removed',
  at: number,
): Promise<void> {
  // The money of a bonus that was never activated has not left the house.
  const amount = bonus.status === 'available' ? 0n : await moneyLeft(trx, bonus)
  const from = bonus.status === 'paused' ? holdOf(bonus) : walletOf(bonus)
  await change(trx, bonus, status, { at, ended_at: at, money: { from, to: houseOf(bonus), amount } })
}

/**
 * Ends an active bonus that is fully wagered, whose remaining money becomes real money, or that has no money
 * left. It stays active while bets with its money are open.
 */
export async function finishActive(trx: DbTransaction, bonus: StoredBonus, at: number): Promise<void> {
  if (await hasOpenBets(trx, bonus)) return
  const wallet = walletOf(bonus)
  const left = await balanceOf(trx, wallet)
  if (bonus.wagering_done >= bonus.wagering_required)
    await change(trx, bonus, 'completed', {
      at,
      ended_at: at,
      money: { from: wallet, to: { ...wallet, wallet: 'main' }, amount: left },
    })
  else if (left === 0n) await change(trx, bonus, 'expired', { at, ended_at: at })
}

const maxBonuses = { offset: 0, count: 1000 }

async function overdueBonuses(database: Database, playerId: number, at: number): Promise<StoredBonus[]> {
  const statuses = ['available', 'active', 'paused'] as const
  const lists = await Promise.all(
    statuses.map((status) => readBonuses(database, { playerId, status }, maxBonuses)),
  )
  return lists.flat().filter(({ expires_at }) => expires_at !== null && expires_at <= at)
}

/** Ends a player's expired bonuses. */
export async function expireBonuses(trx: DbTransaction, playerId: number, at: number): Promise<void> {
  for (const bonus of await overdueBonuses(trx, playerId, at))
    if (bonus.status !== 'active' || !(await hasOpenBets(trx, bonus)))
      await forfeit(trx, bonus, 'expired', at)
}

/** Like `expireBonuses`, in its own transaction, which is opened only if a bonus has expired. */
export async function expireDueBonuses(database: Database, playerId: number, at: number): Promise<void> {
  if ((await overdueBonuses(database, playerId, at)).length > 0)
    await inTransaction(database, (trx) => expireBonuses(trx, playerId, at))
}

export interface BonusChoice {
  playerId: number
  type: BonusType
  id: number
  at: number
}

async function chosen(trx: DbTransaction, { playerId, type, id, at }: BonusChoice): Promise<StoredBonus> {
  await expireBonuses(trx, playerId, at)
  const [bonus] = await readBonuses(trx, { playerId, type, id })
  if (!bonus) throw apiError('unknown', 'No such bonus')
  return bonus
}

/** Activates or resumes a bonus: moves its money into the wallet. */
export async function activateBonus(trx: DbTransaction, choice: BonusChoice): Promise<void> {
  const bonus = await chosen(trx, choice)
  const { playerId, type, at } = choice
  if (bonus.status !== 'available' && bonus.status !== 'paused')
    throw apiError('status', `This bonus is ${bonus.status}`)
  const [active] = await readBonuses(trx, { playerId, type, status: 'active' })
  if (active) throw apiError('anotherActive', 'Another bonus is active')
  const amount = await moneyLeft(trx, bonus)
  const isNew = bonus.status === 'available'
  const from = isNew ? houseOf(bonus) : holdOf(bonus)
  await change(trx, bonus, 'active', {
    at,
    ...(isNew ? { activated_at: at, expires_at: at + bonus.wagering_time } : {}),
    money: { from, to: walletOf(bonus), amount },
  })
}

/** Pauses an active bonus: moves its money from the wallet to a hold account and keeps its progress. */
export async function pauseBonus(trx: DbTransaction, choice: BonusChoice): Promise<void> {
  const bonus = await chosen(trx, choice)
  if (bonus.status !== 'active') throw apiError('status', `This bonus is ${bonus.status}`)
  if (await hasOpenBets(trx, bonus)) throw apiError('openBets', 'Bets with this bonus are open')
  const amount = await moneyLeft(trx, bonus)
  await change(trx, bonus, 'paused', {
    at: choice.at,
    money: { from: walletOf(bonus), to: holdOf(bonus), amount },
  })
}

/** Cancels a bonus; the player loses its remaining money. */
export async function removeBonus(trx: DbTransaction, choice: BonusChoice): Promise<void> {
  const bonus = await chosen(trx, choice)
  if (bonus.ended_at !== null) throw apiError('status', `This bonus is ${bonus.status}`)
  if (bonus.status === 'active' && (await hasOpenBets(trx, bonus)))
    throw apiError('openBets', 'Bets with this bonus are open')
  await forfeit(trx, bonus, 'removed', choice.at)
}
