import { masked } from '../competitions/public-names.ts'
import type { Launch } from '../frames/launch.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { commitmentOf } from '../provably-fair/draw.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import { findBets, type CrashBet } from './crash-bet.ts'
import { flightsOf, type CrashFlight } from './crash-flight.ts'
import { settleDueCrashBets, targetOf } from './crash-settlement.ts'

/** Number of earlier flights whose multipliers the page shows. */
const shownFlights = 12
/** Number of bets in the list of a flight; their count is complete. */
const shownBets = 40

const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)
const crashPoint = ({ crash_at }: CrashFlight) => decimal(Math.max(crash_at, 100))

/** Public view of a flight: its end is secret until it is over. */
function viewOf(flight: CrashFlight, at: number) {
  const isOver = at >= flight.ends_at
  return {
    number: flight.number,
    opens_at: flight.opens_at,
    starts_at: flight.starts_at,
    ends_at: isOver ? flight.ends_at : null,
    crash_at: isOver ? crashPoint(flight) : null,
    hash: commitmentOf(flight.server_seed),
    server_seed: isOver ? flight.server_seed : null,
  }
}

const viewOfBet = (bet: CrashBet, number: number) => ({
  id: bet.id,
  /** The page recognizes a bet whose answer was lost. */
  key: bet.key,
  flight: number,
  panel: bet.panel,
  status: bet.status,
  stake: toAmount(bet.stake, bet.currency),
  win: toAmount(bet.win, bet.currency),
  auto_at: bet.auto_at === null ? null : decimal(bet.auto_at),
  cashed_at: bet.cashed_at === null ? null : decimal(bet.cashed_at),
})

/** Bets for money on a flight, with masked names. Demos are no bets that others should see. */
async function listBets(
  database: Database,
  flight: CrashFlight,
  { owner, at }: { owner: string; at: number },
) {
  const filter = database
    .selectFrom('crash_bets')
    .innerJoin('players', 'players.id', 'crash_bets.player_id')
    .where('flight_id', '=', flight.id)
    .where('mode', '=', 'play')
    .where('status', '<>', 'cancelled')
  const { count } = await filter
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await filter
    .select(['owner', 'fakename', 'crash_bets.currency', 'status', 'auto_at', 'cashed_at', 'due_at'])
    .select((eb) => eb.cast<string>(eb.ref('stake'), 'text').as('stake'))
    .orderBy('crash_bets.id')
    .limit(shownBets)
    .execute()
  return {
    count: Number(count),
    items: rows.map((row) => {
      // An automatic cash-out counts from its time, also before it is settled.
      const target = row.due_at <= at && row.status === 'open' ? targetOf(row.auto_at, flight.crash_at) : null
      const cashedAt = row.cashed_at ?? target
      return {
        name: masked(row.fakename),
        is_own: row.owner === owner,
        stake: toAmount(BigInt(row.stake), row.currency),
        currency: row.currency,
        cashed_at: cashedAt === null ? null : decimal(cashedAt),
      }
    }),
  }
}

/** The game as one player sees it: the flight, the next one, the player's bets and those of all players. */
export async function crashState(sandbox: SandboxContext, launch: Launch) {
  const { database } = sandbox
  const { sysname, mode, wallet } = launch
  const { owner } = wallet
  const at = sandbox.now()
  await settleDueCrashBets(sandbox, { at, owner })
  const { current, next, earlier } = await flightsOf(sandbox, sysname, { at, earlier: shownFlights })
  // Also those of the flight before, for a page that missed its end.
  const numbers = new Map([next, current, ...earlier.slice(0, 1)].map(({ id, number }) => [id, number]))
  const bets = await findBets(database, { owner, mode, flights: [...numbers.keys()] })
  const open = bets.findLast(({ status }) => status === 'open')
  return {
    now: at,
    flight: viewOf(current, at),
    next: { number: next.number, hash: commitmentOf(next.server_seed) },
    earlier: [current, ...earlier]
      .filter(({ ends_at }) => ends_at <= at)
      .slice(0, shownFlights)
      .map((flight) => ({ number: flight.number, crash_at: crashPoint(flight) })),
    bets: bets
      .filter(({ status }) => status !== 'cancelled')
      .map((bet) => viewOfBet(bet, numbers.get(bet.flight_id) ?? 0)),
    all: await listBets(database, current, { owner, at }),
    balance: toAmount(
      await balanceOf(database, open ? { ...wallet, wallet: open.wallet } : wallet),
      wallet.currency,
    ),
  }
}

/** Seeds of the latest flights that are over, and the hashes of those that are not. */
export async function flightSeeds(sandbox: SandboxContext, { sysname }: Launch) {
  const at = sandbox.now()
  const { current, next, earlier } = await flightsOf(sandbox, sysname, { at, earlier: shownFlights })
  return { game: sysname, flights: [next, current, ...earlier].map((flight) => viewOf(flight, at)) }
}
