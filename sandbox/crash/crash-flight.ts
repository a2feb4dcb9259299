import { inTransaction } from '../../server/contracts/database.ts'
import type { ProvablyFairSeeds } from '../provably-fair/draw.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database, DbTransaction } from '../tables/database.ts'
import { bettingTime, crashTimeOf, drawCrash, pauseTime } from './crash-odds.ts'

/** A flight that all players of a game share. */
export type CrashFlight = Awaited<ReturnType<typeof findFlights>>[number]

export interface Flights {
  /** Takes bets, flies, or has just crashed. */
  current: CrashFlight
  /** Takes bets once the current one can no longer. */
  next: CrashFlight
  /** Earlier ones, latest first. */
  earlier: readonly CrashFlight[]
}

/** Flights of a game, latest first. */
async function findFlights(database: Database, sysname: string, count: number) {
  return database
    .selectFrom('crash_flights')
    .selectAll()
    .where('sysname', '=', sysname)
    .orderBy('number', 'desc')
    .limit(count)
    .execute()
}

/** Inputs of a flight's draw: the game takes the place of a player's seed. */
export const seedsOf = ({
  server_seed,
  sysname,
  number,
}: Pick<CrashFlight, 'server_seed' | 'sysname' | 'number'>): ProvablyFairSeeds => ({
  serverSeed: server_seed,
  clientSeed: sysname,
  nonce: number,
})

/** The time when the flight after this one takes bets. */
const successorAt = ({ ends_at }: CrashFlight) => ends_at + pauseTime

async function addFlight(
  trx: DbTransaction,
  { random }: SandboxContext,
  { sysname, number, opensAt }: { sysname: string; number: number; opensAt: number },
): Promise<CrashFlight> {
  const seeded = { sysname, number, server_seed: random.token() }
  const crashAt = drawCrash(random.provablyFair(seedsOf(seeded)))
  const startsAt = opensAt + bettingTime
  return trx
    .insertInto('crash_flights')
    .values({
      ...seeded,
      crash_at: crashAt,
      opens_at: opensAt,
      starts_at: startsAt,
      ends_at: startsAt + crashTimeOf(crashAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A request waits between its stamp and this question, and the clocks of several servers differ: within this time,
 * in milliseconds, it is answered by the flight that has begun since. A larger step back is a clock that was set.
 */
const maxLagMs = 10_000

/** Whether the flight takes bets, flies or has just crashed. Not if the clock was set back to before it. */
const isCurrent = (flight: CrashFlight, at: number, lag = 0) =>
  flight.opens_at - lag <= at && at < successorAt(flight)

function arrange(latest: readonly CrashFlight[], at: number): Flights | undefined {
  const [next, current, ...earlier] = latest
  return next && current && isCurrent(current, at, maxLagMs) ? { next, current, earlier } : undefined
}

/**
 * The flights of a game by the clock. They are created when somebody asks and the last one takes bets or is over:
 * a game that nobody plays has none. The next one exists before the current one is over, so that its hash is
 * published before anybody can bet on it.
 */
export async function flightsOf(
  sandbox: SandboxContext,
  sysname: string,
  { at, earlier = 1 }: { at: number; earlier?: number },
): Promise<Flights> {
  const { database } = sandbox
  const count = earlier + 2
  const known = arrange(await findFlights(database, sysname, count), at)
  if (known) return known
  return inTransaction(
    database,
    async (trx) => {
      const latest = await findFlights(trx, sysname, count)
      const time = Math.max(at, sandbox.now())
      const found = arrange(latest, time)
      if (found) return found
      const last = latest.at(0)
      const add = (number: number, opensAt: number) => addFlight(trx, sandbox, { sysname, number, opensAt })
      if (last && isCurrent(last, time)) {
        const [, ...others] = latest
        return { next: await add(last.number + 1, successorAt(last)), current: last, earlier: others }
      }
      const current = await add((last?.number ?? 0) + 1, time)
      return { next: await add(current.number + 1, successorAt(current)), current, earlier: latest }
    },
    `crash:${sysname}`,
  )
}

/** A flight by its number. */
export function findFlight(
  database: Database,
  sysname: string,
  number: number,
): Promise<CrashFlight | undefined> {
  return database
    .selectFrom('crash_flights')
    .selectAll()
    .where('sysname', '=', sysname)
    .where('number', '=', number)
    .executeTakeFirst()
}

const keptFor = 7 * 24 * 60 * 60 * 1000

/** Deletes flights that nobody bet on a week after their end, except the last ones, which numbers continue from. */
export async function collectFlights(database: Database, at: number): Promise<void> {
  await database
    .deleteFrom('crash_flights')
    .where('ends_at', '<', at - keptFor)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('crash_bets')
            .select('crash_bets.id')
            .whereRef('crash_bets.flight_id', '=', 'crash_flights.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('crash_flights as later')
          .select('later.id')
          .whereRef('later.sysname', '=', 'crash_flights.sysname')
          .whereRef('later.number', '>', 'crash_flights.number'),
      ),
    )
    .execute()
}
