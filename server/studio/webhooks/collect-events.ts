import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { inTransaction } from '../../db/transaction.ts'
import { namesOf } from '../schedules/schedules.ts'
import type { StudioContext } from '../studio-context.ts'
import { announce, type WebhookMessage } from './queue.ts'

const day = 24 * 60 * 60 * 1000
/** Milliseconds after which messages that need no further attempt are deleted. */
const historyMs = 30 * day
/** Publications that are read at a time; those after them follow with the next look. */
const maxPublications = 100
/** Id of the only row. */
const progressId = 1

type RunContext = Pick<StudioContext, 'database' | 'gateway' | 'now'>
type Publication = Awaited<ReturnType<StudioContext['gateway']['publicationsAfter']>>[number]

const nameOf = ({ kind, key }: DocumentName) => ({ kind, key })

/** At most two messages for a publication, however many documents it has. */
function messagesOf({ contentVersion, createdAt, author, documents }: Publication): WebhookMessage[] {
  const at = Date.parse(createdAt)
  const published = documents.filter(({ isRemoval }) => !isRemoval).map(nameOf)
  const removed = documents.filter(({ isRemoval }) => isRemoval).map(nameOf)
  const message = (event: WebhookMessage['event'], names: DocumentName[]) =>
    names.length > 0 ? [{ event, at, data: { contentVersion, author, documents: names } }] : []
  return [...message('documents.published', published), ...message('documents.removed', removed)]
}

/**
 * Announces the publications since the last time, of the Studio, of schedules, of the content API and of a content service.
 * Progress and messages are stored together, so that several servers announce each publication once.
 */
async function collectPublications({ database, gateway, now }: RunContext): Promise<void> {
  const progress = await database
    .selectFrom('webhook_progress')
    .select('content_version')
    .where('id', '=', progressId)
    .executeTakeFirst()
  if (!progress) {
    const start = { id: progressId, content_version: gateway.contentVersion }
    await database
      .insertInto('webhook_progress')
      .values(start)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return
  }
  const seen = progress.content_version
  if (gateway.contentVersion <= seen) return
  // What the store has, not what this server serves: it may be behind, or catch up meanwhile.
  const fresh = await gateway.publicationsAfter(seen, maxPublications)
  const last = fresh.at(-1)?.contentVersion
  if (last === undefined) return
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_progress')
      .set({ content_version: last })
      .where('id', '=', progressId)
      .where('content_version', '=', seen)
      .executeTakeFirst()
    // Another server was faster.
    if (numUpdatedRows === 0n) return
    await announce({ database: transaction, now }, fresh.flatMap(messagesOf))
  })
}

/** Announces releases that were published or taken back since the last time. */
async function collectReleases({ database, now }: RunContext): Promise<void> {
  const rows = await database
    .selectFrom('schedules')
    .selectAll()
    .where('name', 'is not', null)
    .where('state', 'in', ['done', 'takenBack'])
    .where((row) => row.or([row('announced', 'is', null), row('announced', '<>', row.ref('state'))]))
    .orderBy('changed_at')
    .execute()
  for (const { id, name, state, documents, by, changed_at, content_version, announced } of rows)
    await inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('schedules')
        .set({ announced: state })
        .where('id', '=', id)
        .where('state', '=', state)
        .where('announced', announced === null ? 'is' : '=', announced)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const message: WebhookMessage = {
        event: state === 'done' ? 'release.published' : 'release.taken_back',
        at: changed_at ?? now(),
        data: { id, name, by, contentVersion: content_version, documents: namesOf(documents) },
      }
      await announce({ database: transaction, now }, [message])
    })
}

/** Puts messages about everything that has happened since the last time into the queue. */
export async function collectEvents(context: RunContext): Promise<void> {
  await collectPublications(context)
  await collectReleases(context)
}

/** Deletes old messages that need no further attempt. */
export async function deleteOldDeliveries({ database, now }: RunContext): Promise<void> {
  await database
    .deleteFrom('webhook_deliveries')
    .where('state', '<>', 'waiting')
    .where('created_at', '<=', now() - historyMs)
    .execute()
}
