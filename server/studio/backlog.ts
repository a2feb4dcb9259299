import type { Kysely } from 'kysely'
import type { StudioTables } from './tables.ts'

/** Work of the Studio that an operator should look at. All servers of a site see the same. */
export interface Backlog {
  /** Publications and removals that should have taken place more than a minute ago. */
  lateSchedules: number
  /** Webhooks whose last message was not taken, and those that have paused for that. */
  failingWebhooks: number
}

/** Milliseconds that a schedule may take, its retries included. */
const delayMs = 60_000

export async function readBacklog(database: Kysely<StudioTables>, now: () => number): Promise<Backlog> {
  const count = database.fn.countAll<number>().as('count')
  const [schedules, webhooks] = await Promise.all([
    database
      .selectFrom('schedules')
      .select(count)
      .where('state', '=', 'waiting')
      .where('at', '<', now() - delayMs)
      .executeTakeFirstOrThrow(),
    database.selectFrom('webhooks').select(count).where('failures', '>', 0).executeTakeFirstOrThrow(),
  ])
  return { lateSchedules: schedules.count, failingWebhooks: webhooks.count }
}
