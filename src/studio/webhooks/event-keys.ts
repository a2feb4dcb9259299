import { testEvent, type WebhookEvent } from '../../../schemas/studio/webhooks.ts'

/** The texts of events in the catalogues, whose keys may contain no dot. */
export const eventKeys = {
  'documents.published': 'documentsPublished',
  'documents.removed': 'documentsRemoved',
  'release.published': 'releasePublished',
  'release.taken_back': 'releaseTakenBack',
} as const satisfies Record<WebhookEvent, string>

const known = new Map<string, string>([...Object.entries(eventKeys), [testEvent, 'test']])

/** Of an event as the server names it; undefined: one of a later version. */
export const eventKey = (event: string): string | undefined => known.get(event)
