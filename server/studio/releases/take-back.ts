import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName, type DocumentChange } from '../../content/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import type { Actor } from '../actor.ts'
import { needsApprovalAgain, recordTakenBack } from '../review/rejected-content.ts'
import { assertMayRemove, requestRemovals } from '../review/removals.ts'
import type { Caller, StudioContext } from '../studio-context.ts'

type TakeBackContext = Pick<StudioContext, 'gateway'>
type PublishingContext = TakeBackContext & Pick<StudioContext, 'database' | 'now' | 'publish'>

/** A document before a publication and after it; null where it is not on the site. */
export interface ChangedDocument extends DocumentChange {
  beforeIt: StoredDocument | null
  afterIt: StoredDocument | null
}

/** Reads what a publication changed. */
export async function readChanges(
  { gateway }: TakeBackContext,
  contentVersion: number,
): Promise<ChangedDocument[]> {
  const changes = await gateway.changesOf(contentVersion)
  return Promise.all(
    changes.map(async (change) => ({
      ...change,
      beforeIt: change.before === null ? null : await gateway.documentAt(change, change.before),
      afterIt: change.isRemoval ? null : await gateway.documentAt(change, contentVersion),
    })),
  )
}

function assertLatest(changes: readonly DocumentChange[]): void {
  const changed = changes.filter(({ isLatest }) => !isLatest)
  if (changed.length === 0) return
  const documents = changed.map(({ kind, key }) => ({ kind, key }))
  throw new StudioError(
    'Conflict',
    phrase`${documents.map(documentName).join(', ')} was published or removed since`,
    { documents },
  )
}

/** Throws NotApproved if taking this back would return content that was itself taken back and needs approvals. */
async function assertNotRejected(
  context: Pick<StudioContext, 'database'>,
  changes: readonly ChangedDocument[],
): Promise<void> {
  const rejected: DocumentName[] = []
  for (const { kind, key, before, beforeIt } of changes)
    if (beforeIt && before !== null && (await needsApprovalAgain(context, beforeIt, before)))
      rejected.push({ kind, key })
  const [first] = rejected
  if (!first) return
  throw new StudioError(
    'NotApproved',
    phrase`What ${rejected.map(documentName).join(', ')} had before was taken back. Make it a draft and request a review`,
    { document: documentName(first), documents: rejected },
  )
}

/**
 * Publishes the documents of a publication as they were before, and removes those that it added: all or none. Throws
 * Conflict with their names if some were published or removed since, and NotApproved if the content before was taken
 * back and needs approvals, or if it removes documents under a rule, which others must want, too.
 */
export const takeBack = (
  context: PublishingContext,
  contentVersion: number,
  user: Caller['user'],
): Promise<PublishAnswer> =>
  returnToBefore(context, contentVersion, user, (removed) => requestRemovals(context, { user }, removed))

/** The same at a set time: removals that others must want were confirmed before, or it is not done. */
export async function returnToBefore(
  context: PublishingContext,
  contentVersion: number,
  by: Actor,
  requestRemoval: (removed: DocumentName[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<PublishAnswer> {
  const { database, gateway, now } = context
  const changes = await readChanges(context, contentVersion)
  if (changes.length === 0) throw new StudioError('NotFound', phrase`There is nothing to take back`)
  await assertNotRejected(context, changes)
  const removed = changes.filter(({ beforeIt }) => beforeIt === null).map(({ kind, key }) => ({ kind, key }))
  assertLatest(changes)
  await requestRemoval(removed)
  const answer = await context.publish(
    changes.flatMap(({ beforeIt }) => beforeIt ?? []),
    by.name,
    removed,
    async () => {
      assertLatest(await gateway.changesOf(contentVersion))
      await assertMayRemove(context, removed)
    },
  )
  if (answer.published) {
    await recordTakenBack(context, contentVersion, answer.contentVersion)
    await database
      .updateTable('schedules')
      .set({ state: 'takenBack', ends_at: null, by: by.name, by_id: by.id, changed_at: now() })
      .where('content_version', '=', contentVersion)
      .where('state', '=', 'done')
      .where('name', 'is not', null)
      .execute()
  }
  return answer
}
