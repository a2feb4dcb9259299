import type { SandboxContext } from '../sandbox-context.ts'
import { start, type MatchState } from './markets/models.ts'
import type { Match } from './schedule.ts'
import { endOfPart, partsBy, plans } from './sports.ts'
import type { DbTransaction } from '../tables/database.ts'

/**
 * The seed that decides the results of a day's matches. It is created on first use and never changes; players
 * see its hash until the day is over.
 */
export async function daySeed(
  trx: DbTransaction | SandboxContext['database'],
  { random }: SandboxContext,
  day: string,
): Promise<string> {
  const query = trx.selectFrom('sports_days').select('seed').where('day', '=', day)
  const known = await query.executeTakeFirst()
  if (known) return known.seed
  await trx
    .insertInto('sports_days')
    .values({ day, seed: random.token() })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return (await query.executeTakeFirstOrThrow()).seed
}

/** Progress of a match at a point in time. */
export interface Progress {
  state: MatchState
  hasBegun: boolean
  isOver: boolean
  /** End of the match; while it is running, the latest possible end. */
  endsBy: number
  /** Minute of play; null before and after the match, and for sports that do not count minutes. */
  minute: number | null
}

/** Progress of a match: the parts that are over by now, each drawn from the day's seed and the match id. */
export function progressOf(match: Match, seed: string, at: number, { random }: SandboxContext): Progress {
  const plan = plans[match.sport]
  const draw = random.provablyFair({ serverSeed: seed, clientSeed: match.id, nonce: 0 })
  const detail = random.provablyFair({ serverSeed: seed, clientSeed: match.id, nonce: 1 })
  const parts = partsBy(plan, at - match.startsAt)
  let state = start
  while (state.played < parts && !match.model.isOver(state)) state = match.model.playPart(state, draw, detail)
  const isOver = match.model.isOver(state)
  const hasBegun = at >= match.startsAt
  return {
    state,
    hasBegun,
    isOver,
    endsBy: match.startsAt + endOfPart(plan, isOver ? state.played : plan.parts),
    minute:
      hasBegun && !isOver && plan.minutesPerPart !== null
        ? Math.min(plan.parts, state.played + 1) * plan.minutesPerPart
        : null,
  }
}
