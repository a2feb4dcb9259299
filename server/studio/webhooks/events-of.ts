import { isWebhookEvent, type WebhookEvent } from '../../../schemas/studio/webhooks.ts'

/** Events that a webhook asks for. */
export function eventsOf({ events }: { events: string }): WebhookEvent[] {
  const list: unknown = JSON.parse(events)
  return Array.isArray(list) ? list.filter(isWebhookEvent) : []
}
