import type { Phrase } from '../phrase.ts'

/** Events that a webhook can ask for. */
export const webhookEvents = [
  'documents.published',
  'documents.removed',
  'release.published',
  'release.taken_back',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export function isWebhookEvent(value: unknown): value is WebhookEvent {
  return webhookEvents.some((event) => event === value)
}

/** Sent on request, to try a webhook. */
export const testEvent = 'webhook.test'

/** active: sends. paused: by an admin. failing: paused by itself, after many failures in a row. */
export type WebhookState = 'active' | 'paused' | 'failing'

/** waiting: is sent, or sent again, at `nextAt`. failed: was given up. */
export type DeliveryState = 'waiting' | 'done' | 'failed'

export interface Webhook {
  id: number
  name: string
  url: string
  events: WebhookEvent[]
  state: WebhookState
  /** Failed attempts since the last success. */
  failures: number
  /** Whether it paused because the receiver wants no more messages (status 410). */
  isGone: boolean
  /** Until when the former secret signs, too; null: it does not. */
  formerSecretUntil: string | null
  /** ISO 8601, as are the other times. */
  createdAt: string
  createdBy: string
}

/** `secret`: shown once. */
export interface CreatedWebhook {
  secret: string
  webhooks: Webhook[]
}

/** One message to one webhook, with its last attempt. */
export interface WebhookDelivery {
  id: number
  /** The header `webhook-id`, the same in every attempt. */
  messageId: string
  event: string
  state: DeliveryState
  attempts: number
  /** Status of the last response; null without one. */
  status: number | null
  /** Why the last attempt failed; null if it did not. */
  error: Phrase | null
  createdAt: string
  /** Last attempt; null before the first. */
  sentAt: string | null
  /** Next attempt; null if there is none. */
  nextAt: string | null
}
