import { sql, type ExpressionBuilder, type Insertable } from 'kysely'
import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import type { Player } from '../accounts/players.ts'
import { toAmount } from '../ledger/currencies.ts'
import { sumIn } from '../ledger/rates.ts'
import { toTimestamp } from '../timestamp.ts'
import type { TransactionTable } from '../tables/cashier.ts'
import type { SandboxTables } from '../tables/sandbox-tables.ts'
import { parseRequisites } from './requisites.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** A stored payment with its amount as a number. */
export type StoredTransaction = Awaited<ReturnType<typeof readTransactions>>[number]

export interface TransactionFilter {
  id?: number
  token?: string
  playerId?: number
  type?: 'deposit' | 'withdrawal'
  /** Filter by status; omitted or empty: any. */
  statuses?: readonly TransactionTable['status'][]
}

function matching({ id, token, playerId, type, statuses = [] }: TransactionFilter) {
  return (is: ExpressionBuilder<SandboxTables, 'transactions'>) =>
    is.and([
      ...(id === undefined ? [] : [is('id', '=', id)]),
      ...(token === undefined ? [] : [is('token', '=', token)]),
      ...(playerId === undefined ? [] : [is('player_id', '=', playerId)]),
      ...(type === undefined ? [] : [is('type', '=', type)]),
      ...(statuses.length === 0 ? [] : [is('status', 'in', statuses)]),
    ])
}

/** Transactions, newest first. */
export async function readTransactions(
  database: Database,
  filter: TransactionFilter,
  page = { offset: 0, count: 1 },
) {
  const rows = await database
    .selectFrom('transactions')
    .select([
      'id',
      'player_id',
      'type',
      'method',
      'currency',
      'requisites',
      'status',
      'locale',
      'token',
      'display',
      'offer_id',
      'settles_at',
      'settles_as',
      'fail_reason',
      'card_id',
      'saves_card',
      'created_at',
      'updated_at',
      sql<string>`cast(amount as text)`.as('amount'),
      sql<string>`cast(fee as text)`.as('fee'),
    ])
    .where(matching(filter))
    .orderBy('id', 'desc')
    .limit(page.count)
    .offset(page.offset)
    .execute()
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), fee: BigInt(row.fee) }))
}

/** Inserts a payment and returns it as stored. */
export async function addTransaction(
  trx: DbTransaction,
  transaction: Insertable<TransactionTable>,
): Promise<StoredTransaction> {
  const { id } = await trx
    .insertInto('transactions')
    .values(transaction)
    .returning('id')
    .executeTakeFirstOrThrow()
  const [stored] = await readTransactions(trx, { id })
  if (!stored) throw new Error(`transaction ${id} is gone`)
  return stored
}

export async function countTransactions(database: Database, filter: TransactionFilter): Promise<number> {
  const { total } = await database
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Requested for withdrawal since a time, except cancelled and failed ones, in minor units of the player's
 * currency.
 */
export async function withdrawnSince(
  database: Database,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  since: number,
): Promise<bigint> {
  const sums = await database
    .selectFrom('transactions')
    .select(['currency', sql<string>`cast(sum(amount) as text)`.as('total')])
    .where('player_id', '=', id)
    .where('type', '=', 'withdrawal')
    .where('status', 'in', ['pending', 'success'])
    .where('created_at', '>', since)
    .groupBy('currency')
    .execute()
  return sumIn(sums, currency)
}

export function transactionEntity(transaction: StoredTransaction, domain: string): Transaction {
  return {
    id: transaction.id,
    created_at: toTimestamp(transaction.created_at),
    updated_at: toTimestamp(transaction.updated_at),
    requisites: parseRequisites(transaction.requisites),
    method: transaction.method,
    type: transaction.type,
    amount: { amount: toAmount(transaction.amount, transaction.currency), currency: transaction.currency },
    status: transaction.status,
    can_cancel: transaction.type === 'withdrawal' && transaction.status === 'pending',
    domain,
  }
}
