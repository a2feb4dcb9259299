import type { CallerCallName, Handlers } from '../handlers.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewSecret,
  sendAgain,
  testWebhook,
} from './webhooks.ts'

/** Handlers of the calls about webhooks. */
export const webhookHandlers: Pick<Handlers, Extract<CallerCallName, `webhooks.${string}`>> = {
  'webhooks.list': (context) => listWebhooks(context),
  'webhooks.add': addWebhook,
  'webhooks.change': (context, _caller, params) => changeWebhook(context, params),
  'webhooks.remove': (context, _caller, { id }) => removeWebhook(context, id),
  'webhooks.renewSecret': (context, _caller, { id }) => renewSecret(context, id),
  'webhooks.test': (context, caller, { id }) => testWebhook(context, caller, id),
  'webhooks.deliveries': (context, _caller, { id }) => listDeliveries(context, id),
  'webhooks.sendAgain': (context, _caller, params) => sendAgain(context, params),
}
