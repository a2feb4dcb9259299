import { Type } from 'typebox'
import { webhookEvents, type CreatedWebhook, type Webhook, type WebhookDelivery } from '../webhooks.ts'
import { params, type StudioCallContracts } from './fields.ts'

const Id = Type.Integer({ description: 'Id of a webhook' })
const WebhookName = Type.String({ pattern: '\\S', maxLength: 80, description: 'What the webhook is for' })
const Url = Type.String({ pattern: '^https?://\\S+$', maxLength: 1000, description: 'Receives the messages' })
const Events = Type.Array(Type.Enum([...webhookEvents]), { minItems: 1, uniqueItems: true })

/** Webhooks: messages to other servers about publications, signed as Standard Webhooks. */
export const webhookCalls = {
  'webhooks.list': { role: 'admin', params: params({}), changes: 'nothing' },
  'webhooks.add': {
    role: 'admin',
    params: params({ name: WebhookName, url: Url, events: Events }),
    changes: 'site',
  },
  'webhooks.change': {
    role: 'admin',
    params: params({
      id: Id,
      name: Type.Optional(WebhookName),
      url: Type.Optional(Url),
      events: Type.Optional(Events),
      /** Pauses or resumes it. Events of a pause are not sent later; messages that wait are. */
      isActive: Type.Optional(Type.Boolean()),
    }),
    changes: 'site',
  },
  'webhooks.remove': { role: 'admin', params: params({ id: Id }), changes: 'site' },
  /** Replaces the secret. Messages are signed with the former one, too, for a day; until then it fails. */
  'webhooks.renewSecret': { role: 'admin', params: params({ id: Id }), changes: 'site' },
  /** Sends a test message. */
  'webhooks.test': { role: 'admin', params: params({ id: Id }), changes: 'site' },
  /** The last messages, newest first. */
  'webhooks.deliveries': { role: 'admin', params: params({ id: Id }), changes: 'nothing' },
  /** Sends a message again, with the same id. */
  'webhooks.sendAgain': {
    role: 'admin',
    params: params({ id: Id, delivery: Type.Integer({ description: 'Id of a delivery' }) }),
    changes: 'site',
  },
} as const satisfies StudioCallContracts

export interface WebhookAnswers {
  'webhooks.list': Webhook[]
  'webhooks.add': CreatedWebhook
  'webhooks.change': Webhook[]
  'webhooks.remove': Webhook[]
  'webhooks.renewSecret': CreatedWebhook
  'webhooks.test': WebhookDelivery[]
  'webhooks.deliveries': WebhookDelivery[]
  'webhooks.sendAgain': WebhookDelivery[]
}
