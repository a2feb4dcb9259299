import { sql, type TableMetadata } from 'kysely'
import { isPostgres } from '../../server/contracts/database.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { toAmount } from '../ledger/currencies.ts'
import type { Player } from '../accounts/players.ts'
import { wallets, type Wallet } from '../ledger/wallets.ts'
import type { Database } from '../tables/database.ts'

const maxPlayers = 50
const maxRows = 20

/** Columns that must never be displayed: hashes are useless to a reader, and tokens grant access. */
const secretColumn = /hash|token|password|secret|recovery|endpoint|p256dh|^auth$/

export interface StateTable {
  name: string
  columns: readonly string[]
  /** Newest first, if the table has an order. */
  rows: readonly Readonly<Record<string, unknown>>[]
}

export interface WalletState {
  wallet: Wallet
  currency: string
  /** Decimal string. */
  amount: string
}

/** Players whose id, phone, e-mail address or public name contains the text, newest first. */
export async function findPlayers(database: Database, search: string): Promise<Player[]> {
  const text = search.trim().replace(/^\+/, '').toLowerCase()
  const part = `%${text}%`
  const query = database.selectFrom('players').selectAll().orderBy('id', 'desc').limit(maxPlayers)
  if (text === '') return query.execute()
  return query
    .where((eb) =>
      eb.or([
        eb(sql<string>`cast(id as text)`, '=', text),
        eb('phone', 'like', part),
        eb('email', 'like', part),
        eb(sql<string>`lower(fakename)`, 'like', part),
      ]),
    )
    .execute()
}

export async function findPlayer(database: Database, id: number): Promise<Player | undefined> {
  return database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All wallets of a player in the player's currency, and those with a balance in another one. */
export async function readWallets(
  database: Database,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
): Promise<WalletState[]> {
  const rows = await database
    .selectFrom('ledger_accounts')
    .select(['wallet', 'currency', sql<string>`cast(balance as text)`.as('balance')])
    .where('owner', '=', playerOwner(id))
    .orderBy('currency')
    .execute()
  const balanceOf = (wallet: Wallet, of: string) =>
    BigInt(rows.find((row) => row.wallet === wallet && row.currency === of)?.balance ?? 0)
  const others = new Set(rows.map((row) => row.currency).filter((code) => code !== currency))
  return [currency, ...others].flatMap((code) =>
    wallets
      .filter((wallet) => code === currency || balanceOf(wallet, code) !== 0n)
      .map((wallet) => ({ wallet, currency: code, amount: toAmount(balanceOf(wallet, code), code) })),
  )
}

/** The columns of a row that may be displayed. */
export function shown(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column)))
}

/** Tables of the sandbox only: on PostgreSQL other parts of the site have their own schemas. */
async function ownTables(database: Database): Promise<TableMetadata[]> {
  const tables = await database.introspection.getTables()
  if (!isPostgres(database)) return tables
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database)
  return tables.filter(({ schema }) => schema === rows[0]?.schema)
}

/**
 * All data about a player: the latest rows of every table that references the player, so that tables added
 * later are included automatically.
 */
export async function readPlayerTables(database: Database, id: number): Promise<StateTable[]> {
  const tables = await ownTables(database)
  const state: StateTable[] = []
  for (const { name, columns } of tables.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const has = (wanted: string) => columns.some((column) => column.name === wanted)
    const key = ['player_id', 'owner'].find(has)
    if (key === undefined) continue
    const order = ['id', 'created_at', 'at'].find(has) ?? key
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}
      where ${sql.ref(key)} = ${key === 'owner' ? playerOwner(id) : id}
      order by ${sql.ref(order)} desc
      limit ${maxRows}
    `.execute(database)
    const first = rows[0]
    if (first) state.push({ name, columns: Object.keys(shown(first)), rows: rows.map(shown) })
  }
  return state
}
