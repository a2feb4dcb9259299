import type { Selectable } from 'kysely'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { collectEvents, deleteOldDeliveries } from './collect-events.ts'
import type { PostWebhook } from './post.ts'
import { signedHeaders } from './sign.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Milliseconds before each further attempt, three days in all, as Standard Webhooks recommends. */
export const retryDelays: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]
/** Failed attempts in a row after which a webhook pauses by itself. */
export const mostFailures = 30
/** Status by which a receiver says that it wants no more messages. */
const gone = 410

/** Milliseconds after which the message of a dead server can be claimed; longer than any request. */
const claimTtlMs = minute
/** Messages that are sent at the same time. */
const batch = 8

type Row = Selectable<StudioTables['webhook_deliveries']>
type WebhookRow = Selectable<StudioTables['webhooks']>
interface Claimed {
  row: Row
  webhook: WebhookRow
  until: number
}

/** Claims due messages for this server. */
async function claimDue({ database, now }: StudioContext): Promise<Claimed[]> {
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('webhook_deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
      .selectAll('webhook_deliveries')
      .where('webhooks.state', '=', 'active')
      .where('webhook_deliveries.state', '=', 'waiting')
      .where('next_at', '<=', now())
      .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now())]))
      .orderBy('next_at')
      .orderBy('webhook_deliveries.id')
      .limit(batch)
      .execute()
    if (rows.length === 0) return []
    const until = now() + claimTtlMs
    await transaction
      .updateTable('webhook_deliveries')
      .set({ claimed_until: until })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    const webhooks = await transaction.selectFrom('webhooks').selectAll().execute()
    return rows.flatMap((row) => {
      const webhook = webhooks.find(({ id }) => id === row.webhook_id)
      return webhook ? [{ row, webhook, until }] : []
    })
  })
}

interface Outcome {
  status: number | null
  error: string | null
}

async function send({ now }: StudioContext, post: PostWebhook, { row, webhook }: Claimed): Promise<Outcome> {
  const { former_secret: former, former_until: until, secret, url } = webhook
  const secrets = former !== null && (until ?? 0) > now() ? [secret, former] : [secret]
  const message = { id: row.message_id, timestamp: Math.floor(now() / 1000), body: row.body }
  try {
    const status = await post({ url, headers: signedHeaders(message, secrets), body: row.body })
    const isOk = status >= 200 && status < 300
    return { status, error: isOk ? null : `The server responds with ${status}` }
  } catch (error) {
    return { status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}

async function storeOutcome(
  context: StudioContext,
  { row, webhook, until }: Claimed,
  { status, error }: Outcome,
): Promise<void> {
  const { database, now } = context
  const attempts = row.attempts + 1
  const delay = retryDelays[row.attempts]
  const isGivenUp = error !== null && (delay === undefined || status === gone)
  const isPausing = await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_deliveries')
      .set({
        state: error === null ? 'done' : isGivenUp ? 'failed' : 'waiting',
        attempts,
        next_at: now() + (delay ?? 0),
        claimed_until: null,
        status,
        error,
        sent_at: now(),
      })
      .where('id', '=', row.id)
      .where('claimed_until', '=', until)
      .executeTakeFirst()
    // It took too long: another server has it by now.
    if (numUpdatedRows === 0n) return false
    if (error === null) {
      await transaction.updateTable('webhooks').set({ failures: 0 }).where('id', '=', webhook.id).execute()
      return false
    }
    await transaction
      .updateTable('webhooks')
      .set((values) => ({ failures: values('failures', '+', 1) }))
      .where('id', '=', webhook.id)
      .execute()
    const paused = await transaction
      .updateTable('webhooks')
      .set({ state: 'failing' })
      .where('id', '=', webhook.id)
      .where('state', '=', 'active')
      .where('failures', '>=', status === gone ? 0 : mostFailures)
      .executeTakeFirst()
    return paused.numUpdatedRows > 0n
  })
  if (isPausing) await recordAudit(context, { by: '', action: 'webhooks.pause', subject: webhook.name })
}

/** Sends due messages until none is left, a few at a time. */
async function sendDue(context: StudioContext, post: PostWebhook): Promise<void> {
  for (;;) {
    const claimed = await claimDue(context)
    if (claimed.length === 0) return
    await Promise.all(
      claimed.map(async (each) => storeOutcome(context, each, await send(context, post, each))),
    )
  }
}

/** Collects what has happened and sends what is due. */
export async function runWebhooks(context: StudioContext, post: PostWebhook): Promise<void> {
  await collectEvents(context)
  await sendDue(context, post)
  await deleteOldDeliveries(context)
}
