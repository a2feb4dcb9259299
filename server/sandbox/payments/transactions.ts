import { sql, type ExpressionBuilder } from 'kysely'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Transaction } from '../../../schemas/api/entities.ts'
import { toAmount } from '../ledger/currencies.ts'
import type { Database } from '../sandbox-context.ts'
import type { SandboxTables, TransactionTable } from '../tables.ts'

const Requisites = Type.Record(Type.String(), Type.String())

/** A payment as the database knows it, its amount as a number. */
export type StoredTransaction = Awaited<ReturnType<typeof readTransactions>>[number]

export interface TransactionFilter {
  id?: number
  token?: string
  playerId?: number
  type?: 'deposit' | 'withdrawal'
  /** One of these; left out or empty: any. */
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

/** The newest first. */
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
      'created_at',
      'updated_at',
      sql<string>`cast(amount as text)`.as('amount'),
    ])
    .where(matching(filter))
    .orderBy('id', 'desc')
    .limit(page.count)
    .offset(page.offset)
    .execute()
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

export async function countTransactions(database: Database, filter: TransactionFilter): Promise<number> {
  const { total } = await database
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function requisitesOf(stored: string): Static<typeof Requisites> {
  return Value.Parse(Requisites, JSON.parse(stored))
}

export function transactionEntity(transaction: StoredTransaction, domain: string): Transaction {
  return {
    id: transaction.id,
    created_at: Math.floor(transaction.created_at / 1000),
    updated_at: Math.floor(transaction.updated_at / 1000),
    requisites: requisitesOf(transaction.requisites),
    method: transaction.method,
    type: transaction.type,
    amount: { amount: toAmount(transaction.amount, transaction.currency), currency: transaction.currency },
    status: transaction.status,
    domain,
  }
}
