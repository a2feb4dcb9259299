import { balanceOf, playerOwner, type AccountKey } from '../ledger/ledger.ts'
import type { BonusTable, BonusType } from '../tables/rewards.ts'
import { bonusKinds, type BonusKindName } from './bonus-kinds.ts'
import { asText } from './values.ts'
import type { Database, DbTransaction } from '../tables/database.ts'
import { valueIn } from '../ledger/rates.ts'

type AmountField = 'granted' | 'wagering_required' | 'wagering_done' | 'max_bet'

/** A stored bonus, with its amounts in minor units. */
export type StoredBonus = Omit<BonusTable, 'id' | AmountField> & { id: number } & Record<AmountField, bigint>

export const walletOfType = { casino: 'bonus', betting: 'betting_bonus' } as const

interface BonusFilter {
  playerId: number
  type?: BonusType
  id?: number
  status?: StoredBonus['status']
}

function matching(database: Database, { playerId, type, id, status }: BonusFilter) {
  let query = database.selectFrom('bonuses').where('player_id', '=', playerId)
  if (type !== undefined) query = query.where('type', '=', type)
  if (id !== undefined) query = query.where('id', '=', id)
  if (status !== undefined) query = query.where('status', '=', status)
  return query
}

/** A player's bonuses, newest first. */
export async function readBonuses(
  database: Database,
  filter: BonusFilter,
  page: { offset: number; count: number } = { offset: 0, count: 1 },
): Promise<StoredBonus[]> {
  const rows = await matching(database, filter)
    .select([
      'id',
      'player_id',
      'type',
      'kind',
      'status',
      'currency',
      'min_odds',
      'wagering_time',
      'granted_at',
      'activated_at',
      'expires_at',
      'ended_at',
      'moves',
      'reference',
      asText('granted').as('granted'),
      asText('wagering_required').as('wagering_required'),
      asText('wagering_done').as('wagering_done'),
      asText('max_bet').as('max_bet'),
    ])
    .orderBy('id', 'desc')
    .limit(page.count)
    .offset(page.offset)
    .execute()
  return rows.map((row) => ({
    ...row,
    granted: BigInt(row.granted),
    wagering_required: BigInt(row.wagering_required),
    wagering_done: BigInt(row.wagering_done),
    max_bet: BigInt(row.max_bet),
  }))
}

export async function countBonuses(database: Database, filter: BonusFilter): Promise<number> {
  const { total } = await matching(database, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const bindingKinds = Object.entries(bonusKinds)
  .filter(([, { bindsDeposit }]) => bindsDeposit)
  .map(([kind]) => kind)

/** Whether the player has an active bonus that blocks withdrawals. */
export async function hasActiveBonus(database: Database, playerId: number, at: number): Promise<boolean> {
  const active = await database
    .selectFrom('bonuses')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'active')
    .where('kind', 'in', bindingKinds)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', at)]))
    .limit(1)
    .executeTakeFirst()
  return active !== undefined
}

/** Account that holds the money of a paused bonus. */
export const holdOf = ({ id, currency }: Pick<StoredBonus, 'id' | 'currency'>): AccountKey => ({
  owner: `bonus-hold:${id}`,
  wallet: 'main',
  currency,
})

/** Wallet that holds the money of an active bonus. */
export const walletOf = ({
  player_id,
  type,
  currency,
}: Pick<StoredBonus, 'player_id' | 'type' | 'currency'>): AccountKey => ({
  owner: playerOwner(player_id),
  wallet: walletOfType[type],
  currency,
})

/** Remaining money of a bonus, in minor units. */
export async function moneyLeft(database: Database, bonus: StoredBonus): Promise<bigint> {
  if (bonus.status === 'available') return bonus.granted
  if (bonus.status === 'active') return balanceOf(database, walletOf(bonus))
  return bonus.status === 'paused' ? balanceOf(database, holdOf(bonus)) : 0n
}

/** Whether a bet placed with bonus money of this type is still open. */
export async function hasOpenBets(
  database: Database,
  { player_id, type }: Pick<StoredBonus, 'player_id' | 'type'>,
): Promise<boolean> {
  const bet = await database
    .selectFrom('bets')
    .select('id')
    .where('player_id', '=', player_id)
    .where('wallet', '=', walletOfType[type])
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}

export interface BonusGrant {
  playerId: number
  kind: BonusKindName
  currency: string
  /** Minor units. */
  amount: bigint
  /** Unique reference of the reason for the grant; the database rejects a duplicate. */
  reference: string
  at: number
}

/** Grants a bonus, which the player must activate; its money moves then. Returns its id. */
export async function grantBonus(trx: DbTransaction, grant: BonusGrant): Promise<number> {
  const { playerId, kind, currency, amount, reference, at } = grant
  const { type, wagering, maxBet, minOdds, activationTime, wageringTime } = bonusKinds[kind]
  const { id } = await trx
    .insertInto('bonuses')
    .values({
      player_id: playerId,
      type,
      kind,
      status: 'available',
      currency,
      granted: amount,
      wagering_required: amount * BigInt(wagering),
      wagering_done: 0n,
      max_bet: valueIn(currency, maxBet),
      min_odds: minOdds,
      wagering_time: wageringTime,
      granted_at: at,
      activated_at: null,
      expires_at: at + activationTime,
      ended_at: null,
      moves: 0,
      reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
