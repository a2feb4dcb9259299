import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { currencies } from '../ledger/currencies.ts'
import { convert } from '../ledger/rates.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import { prizeCurrency } from './prizes.ts'

const hour = 60 * 60 * 1000
/** A transaction that started in an hour may still settle bets of it after its end. */
const settlingTime = 10 * 60 * 1000
/** Hours to remember: more than the longest period has. */
const maxHours = 1000

/** The condition of the indexes for wins, word for word, or the databases would not use them. */
const isWin = sql<boolean>`bets.status = 'won' and bets.win > bets.stake`

/** A won bet, or a simulated one. */
export interface Win {
  /** Unique among all wins. */
  key: string
  fakename: string
  win: bigint
  stake: bigint
  currency: string
  /** The win converted to one currency, for comparison. */
  worth: bigint
  sysname: string
  at: number
  playerId: number | null
}

export interface RealWinsQuery {
  from: number
  until: number
  sort: 'amount' | 'latest'
  /** Number of wins. */
  most: number
  /** Only wins in this game. */
  sysname?: string | undefined
}

function winsBetween(database: Database, from: number, until: number) {
  return database
    .selectFrom('bets')
    .where(isWin)
    .where('bets.settled_at', '>=', from)
    .where('bets.settled_at', '<', until)
}

/**
 * The first wins of bets in the order of `sort`, and others. Amounts are compared after conversion, which the
 * database cannot do: those are the largest of each currency.
 */
export async function realWins(
  { database }: SandboxContext,
  { from, until, sort, most, sysname }: RealWinsQuery,
): Promise<Win[]> {
  const wins = winsBetween(database, from, until)
    .innerJoin('players', 'players.id', 'bets.player_id')
    .select(['bets.id', 'sysname', 'settled_at', 'player_id', 'players.fakename', 'bets.currency'])
    .select([sql<string>`cast(win as text)`.as('win'), sql<string>`cast(stake as text)`.as('stake')])
    .$if(sysname !== undefined, (query) => query.where('bets.sysname', '=', sysname ?? ''))
    .limit(most)
  const byTime = wins.orderBy('bets.settled_at', 'desc').orderBy('bets.id', 'desc')
  const rows = sort === 'latest' ? await byTime.execute() : []
  if (sort === 'amount')
    for (const currency of currencies)
      rows.push(
        ...(await wins
          .where('bets.currency', '=', currency)
          .orderBy('bets.win', 'desc')
          .orderBy('bets.settled_at', 'desc')
          .orderBy('bets.id', 'desc')
          .execute()),
      )
  return rows.map(({ id, sysname, settled_at, player_id, fakename, currency, win, stake }) => ({
    key: `bet:${String(id).padStart(12, '0')}`,
    fakename,
    win: BigInt(win),
    stake: BigInt(stake),
    currency,
    worth: convert(BigInt(win), currency, prizeCurrency),
    sysname,
    at: settled_at ?? from,
    playerId: player_id,
  }))
}

/** Number of wins of bets on a game in a period. */
export async function countWinsIn(
  { database }: SandboxContext,
  { from, until, sysname }: { from: number; until: number; sysname: string },
): Promise<number> {
  const { total } = await winsBetween(database, from, until)
    .where('bets.sysname', '=', sysname)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Wins of each past hour, by its number: they do not change any more. */
const pastHours = new WeakMap<Database, LRUCache<number, number>>()

async function countInPart(database: Database, from: number, until: number): Promise<number> {
  if (from >= until) return 0
  const { total } = await winsBetween(database, from, until)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counts the hours from `first` until `end` that are not yet known. */
async function countHours(
  database: Database,
  known: LRUCache<number, number>,
  { first, end }: { first: number; end: number },
): Promise<number> {
  const hours = Array.from({ length: end - first }, (_hour, index) => first + index)
  const unknown = hours.filter((number) => !known.has(number))
  const [earliest] = unknown
  const latest = unknown.at(-1)
  if (earliest !== undefined && latest !== undefined) {
    const rows = await winsBetween(database, earliest * hour, (latest + 1) * hour)
      .select(sql<number>`bets.settled_at / ${sql.lit(hour)}`.as('hour'))
      .select(({ fn }) => fn.countAll().as('total'))
      .groupBy('hour')
      .execute()
    const totals = new Map(rows.map(({ hour: number, total }) => [number, Number(total)]))
    for (const number of unknown) known.set(number, totals.get(number) ?? 0)
  }
  return hours.reduce((sum, number) => sum + (known.get(number) ?? 0), 0)
}

/** Number of wins of bets in a period. Counts only what no earlier call has counted. */
export async function countWins(
  { database, now }: SandboxContext,
  from: number,
  until: number,
): Promise<number> {
  const known = pastHours.get(database) ?? new LRUCache<number, number>({ max: maxHours })
  pastHours.set(database, known)
  const first = Math.ceil(from / hour)
  const end = Math.max(first, Math.floor(Math.min(until, now() - settlingTime) / hour))
  return (
    (await countInPart(database, from, Math.min(until, first * hour))) +
    (await countHours(database, known, { first, end })) +
    (await countInPart(database, Math.min(until, end * hour), until))
  )
}
