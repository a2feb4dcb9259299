import { isRecord } from './is-record.ts'

/**
 * Content of a web push, as JSON. It may be shown on a locked screen: neither amounts nor names of games belong into it
 * (decision 46). Without a schema library, so that the service worker can load it.
 */
export interface PushMessage {
  /** ID of the notification: a message with the same ID replaces the one that is displayed. */
  id: string
  /** In the language of the device's subscription. */
  title: string
  body: string
  /** Language of the texts. */
  locale: string
  /** Path on the site without language prefix, such as /profile/notifications. */
  link: string
}

/** A path that cannot lead to another site. */
const internalPath = /^\/(?![/\\])[^\\\s]*$/

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most

/** The message in a push; undefined if it is not one. */
export function readPushMessage(value: unknown): PushMessage | undefined {
  if (!isRecord(value)) return undefined
  const { id, title, body, locale, link } = value
  if (!isText(id, 80) || !isText(title, 120) || !isText(body, 240)) return undefined
  if (!isText(locale, 10) || !isText(link, 300) || !internalPath.test(link)) return undefined
  return { id, title, body, locale, link }
}
