/**
 * npm run bench:competitions: processor time in milliseconds for which `tournaments.get` and `leaderboard.get` block the event loop of
 * a sandbox with a long history. POSTINGS sets its size, 1,000,000 by default.
 */
import { seedGames } from '../catalogue/seed-games.ts'
import { leaderboard } from '../competitions/leaderboard.ts'
import { settleTournaments } from '../competitions/settle-tournaments.ts'
import { listTournaments, tournamentEntities } from '../competitions/tournaments.ts'
import { recountTallies } from '../competitions/tallies.ts'
import { migrations } from '../migrations/index.ts'
import { migrateDatabase } from '../../server/contracts/database.ts'
import { sql, type Kysely } from 'kysely'
import type { SandboxTables } from '../tables/sandbox-tables.ts'
import { contextOf } from '../tests/support/context-of.ts'
import { createTestDatabase } from '../../tests/support/setup/test-database.ts'
import { median } from '../../tests/bench/load.ts'

const postings = Number(process.env['POSTINGS'] ?? 1_000_000)
/** A bet has two postings, and a win two more: every third bet wins. */
const bets = Math.round((postings * 3) / 8)
const players = Math.max(100, Math.round(postings / 100))
const minute = 60_000
const rounds = 9

/** Players in all tournaments, and bets of a month with their postings. */
async function fill(database: Kysely<SandboxTables>): Promise<void> {
  const now = Date.now()
  const series = (first: number, last: number) =>
    sql`with recursive series(n) as (select ${sql.lit(first)} union all select n + 1 from series where n < ${sql.lit(last)})`
  await sql`insert into players
    (id, fakename, password_hash, country_code, currency, locale, is_banned, is_verified, created_at)
    ${series(1000, 1000 + players - 1)}
    select n, 'Player' || n, '', 'UZ', 'UZS', 'uz', 0, 1, ${now} from series`.execute(database)
  await sql`insert into tournament_players (tournament_id, player_id, points, joined_at, reached_at)
    select tournaments.id, players.id, (players.id * 7919 + tournaments.id) % 20011, started_at, started_at + players.id
    from tournaments, players where players.id >= 1000`.execute(database)
  await sql`insert into bets
    (player_id, sysname, game_type, reference, stake, win, currency, wallet, status, placed_at, settled_at)
    ${series(1, bets)}
    select 1000 + n % ${sql.lit(players)}, 'olmos-saltanati', 'slots', 'bench:' || n, 100000,
      case when n % 3 = 0 then 100000 + (n * 7919) % 5000011 else 0 end, 'UZS', 'main',
      case when n % 3 = 0 then 'won' else 'lost' end, ${now} - n * at, ${now} - n * at
    from series, (select ${sql.lit(Math.floor((30 * 1440 * minute) / bets))} as at) as step`.execute(database)
  await sql`insert into ledger_accounts (id, owner, wallet, currency, balance, may_overdraw)
    values (900001, 'bench', 'main', 'UZS', 0, 1)`.execute(database)
  await sql`insert into ledger_entries (id, reference, kind, at)
    ${series(1_000_001, 1_000_000 + postings / 2)} select n, 'bench:' || n, 'bet', ${now} from series`.execute(
    database,
  )
  await sql`insert into ledger_postings (entry_id, account_id, amount)
    ${series(2, postings + 1)} select 1000000 + n / 2, 900001, n from series`.execute(database)
}

/** Milliseconds of processor time, which is independent of what else the machine does. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

const own = await createTestDatabase()
const database = own.open<SandboxTables>('sandbox')
await migrateDatabase(database, migrations)
await seedGames(database, undefined)
const sandbox = await contextOf(database, Date.now)
await settleTournaments(sandbox)
await fill(database)
await recountTallies(database)

const tournaments = async (playerId: number | null) => {
  const all = await listTournaments(sandbox, { ids: [], status: undefined })
  return tournamentEntities(sandbox, all.slice(0, 20), { locale: 'uz', playerId }, true)
}
const wins = (period: 'day' | 'month', sort: 'amount' | 'latest') => () =>
  leaderboard(sandbox, { period, sort, offset: 0, count: 20, playerId: null })
const calls: Record<string, () => Promise<unknown>> = {
  'tournaments.get, guest': () => tournaments(null),
  'tournaments.get, player': () => tournaments(1007),
  'leaderboard.get, day': wins('day', 'amount'),
  'leaderboard.get, month': wins('month', 'amount'),
  'leaderboard.get, month, latest': wins('month', 'latest'),
}
console.log(`${postings} postings, ${bets} bets, ${players} players`)
for (const [name, call] of Object.entries(calls)) {
  const first = await timed(call)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await timed(call))
  console.log(
    `${name.padEnd(34)} first ${first.toFixed(1).padStart(7)} ms, median ${median(times).toFixed(1).padStart(7)} ms`,
  )
}
await database.destroy()
await own.remove()
