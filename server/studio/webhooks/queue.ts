import { randomUUID } from 'node:crypto'
import type { testEvent, WebhookEvent } from '../../../schemas/studio/webhooks.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import { eventsOf } from './events-of.ts'

/** What a message says. */
export interface WebhookMessage {
  event: WebhookEvent | typeof testEvent
  /** Milliseconds since 1970. */
  at: number
  data: Record<string, unknown>
}

type QueueContext = Pick<StudioContext, 'database' | 'now'>

/** Puts a message for a webhook into the queue. */
export async function enqueue(
  { database, now }: QueueContext,
  webhookId: number,
  { event, at, data }: WebhookMessage,
): Promise<void> {
  await database
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      message_id: `msg_${randomUUID()}`,
      event,
      body: JSON.stringify({ type: event, timestamp: toIsoTime(at), data }),
      state: 'waiting',
      attempts: 0,
      next_at: now(),
      claimed_until: null,
      status: null,
      error: null,
      created_at: now(),
      sent_at: null,
    })
    .execute()
}

/** Puts messages into the queue of every active webhook that asks for their event. */
export async function announce(context: QueueContext, messages: readonly WebhookMessage[]): Promise<void> {
  if (messages.length === 0) return
  const active = await context.database
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('state', '=', 'active')
    .execute()
  for (const message of messages)
    for (const webhook of active)
      if (eventsOf(webhook).some((event) => event === message.event))
        await enqueue(context, webhook.id, message)
}
