import type { Selectable } from 'kysely'
import { phrase } from '../../../schemas/phrase.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import {
  testEvent,
  type CreatedWebhook,
  type Webhook,
  type WebhookDelivery,
} from '../../../schemas/studio/webhooks.ts'
import { inTransaction } from '../../db/transaction.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { eventsOf } from './events-of.ts'
import { readReason } from './failure-reason.ts'
import { faultOfUrl, faultReasons } from './post.ts'
import { enqueue } from './queue.ts'
import { maxFailures } from './run-deliveries.ts'
import { makeSecret } from './sign.ts'

const day = 24 * 60 * 60 * 1000
/** Messages that are listed. */
const shownDeliveries = 50
const maxWebhooks = 20

type WebhookRow = Selectable<StudioTables['webhooks']>

function assertAllowed(url: string, { allowPrivateWebhooks }: StudioContext): void {
  const fault = faultOfUrl(url, { allowPrivate: allowPrivateWebhooks })
  if (fault !== null) throw new StudioError('InvalidParameters', faultReasons[fault], { path: '/url' })
}

export async function listWebhooks({
  database,
  now,
}: Pick<StudioContext, 'database' | 'now'>): Promise<Webhook[]> {
  const rows = await database.selectFrom('webhooks').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    events: eventsOf(row),
    state: row.state,
    failures: row.failures,
    // Failures of any other kind have to be many.
    isGone: row.state === 'failing' && row.failures < maxFailures,
    formerSecretUntil: (row.former_until ?? 0) > now() ? toIsoTime(row.former_until ?? 0) : null,
    createdAt: toIsoTime(row.created_at),
    createdBy: row.created_by,
  }))
}

const notFound = () => new StudioError('NotFound', phrase`There is no such webhook`)

async function webhookRow({ database }: Pick<StudioContext, 'database'>, id: number): Promise<WebhookRow> {
  const row = await database.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function addWebhook(
  context: StudioContext,
  { user }: Caller,
  { name, url, events }: StudioParams<'webhooks.add'>,
): Promise<CreatedWebhook> {
  const { database, now } = context
  assertAllowed(url, context)
  if ((await listWebhooks(context)).length >= maxWebhooks)
    throw new StudioError(
      'Conflict',
      phrase`The site has ${maxWebhooks} webhooks. Remove one that nobody needs`,
    )
  const secret = makeSecret()
  await database
    .insertInto('webhooks')
    .values({
      name: name.trim(),
      url,
      events: JSON.stringify(events),
      secret,
      former_secret: null,
      former_until: null,
      state: 'active',
      failures: 0,
      created_at: now(),
      created_by: user.name,
    })
    .execute()
  return { secret, webhooks: await listWebhooks(context) }
}

export async function changeWebhook(
  context: StudioContext,
  { id, name, url, events, isActive }: StudioParams<'webhooks.change'>,
): Promise<Webhook[]> {
  if (url !== undefined) assertAllowed(url, context)
  const { numUpdatedRows } = await context.database
    .updateTable('webhooks')
    .set({
      id,
      ...(name !== undefined && { name: name.trim() }),
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: JSON.stringify(events) }),
      ...(isActive !== undefined && { state: isActive ? ('active' as const) : ('paused' as const) }),
      ...(isActive === true && { failures: 0 }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  return listWebhooks(context)
}

/** Removes a webhook with its messages. */
export async function removeWebhook(context: StudioContext, id: number): Promise<Webhook[]> {
  await webhookRow(context, id)
  await inTransaction(context.database, async (transaction) => {
    await transaction.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute()
    await transaction.deleteFrom('webhooks').where('id', '=', id).execute()
  })
  return listWebhooks(context)
}

/**
 * Replaces the secret. The former one signs for another day, so that receivers can be changed without a gap; until then
 * there is no further one, since the receivers may still use the former one.
 */
export async function renewSecret(context: StudioContext, id: number): Promise<CreatedWebhook> {
  const { database, now } = context
  const { secret: former } = await webhookRow(context, id)
  const secret = makeSecret()
  const { numUpdatedRows } = await database
    .updateTable('webhooks')
    .set({ secret, former_secret: former, former_until: now() + day })
    .where('id', '=', id)
    .where((row) => row.or([row('former_until', 'is', null), row('former_until', '<=', now())]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new StudioError(
      'Conflict',
      phrase`The former secret still signs. Renew the secret later, or add the webhook anew`,
    )
  return { secret, webhooks: await listWebhooks(context) }
}

/** The last messages of a webhook, newest first. */
export async function listDeliveries(
  context: Pick<StudioContext, 'database'>,
  id: number,
): Promise<WebhookDelivery[]> {
  await webhookRow(context, id)
  const rows = await context.database
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .orderBy('id', 'desc')
    .limit(shownDeliveries)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    error: row.error === null ? null : readReason(row.error),
    createdAt: toIsoTime(row.created_at),
    sentAt: row.sent_at === null ? null : toIsoTime(row.sent_at),
    nextAt: row.state === 'waiting' ? toIsoTime(row.next_at) : null,
  }))
}

const assertActive = ({ state }: Pick<WebhookRow, 'state'>) => {
  if (state !== 'active') throw new StudioError('Conflict', phrase`The webhook is paused. Resume it first`)
}

/** Sends a test message as soon as possible. */
export async function testWebhook(
  context: StudioContext,
  { user }: Caller,
  id: number,
): Promise<WebhookDelivery[]> {
  assertActive(await webhookRow(context, id))
  await enqueue(context, id, { event: testEvent, at: context.now(), data: { by: user.name } })
  return listDeliveries(context, id)
}

/** Sends a message again as soon as possible, with all attempts. */
export async function sendAgain(
  context: StudioContext,
  { id, delivery }: StudioParams<'webhooks.sendAgain'>,
): Promise<WebhookDelivery[]> {
  const { database, now } = context
  assertActive(await webhookRow(context, id))
  const { numUpdatedRows } = await database
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_at: now(), claimed_until: null })
    .where('id', '=', delivery)
    .where('webhook_id', '=', id)
    // A server may be sending it just now.
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now())]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new StudioError('NotFound', phrase`There is no such message, or it is being sent`)
  return listDeliveries(context, id)
}
