import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { RemovedDocument, RestoreAnswer } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { needsApprovalAgain } from '../review/rejected-content.ts'
import type { Actor } from '../actor.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import { titleOf } from './titles.ts'

/** Returns the last published version of a document; null if it was never published. */
export async function lastVersion(
  { gateway }: Pick<StudioContext, 'gateway'>,
  name: DocumentName,
): Promise<(StoredDocument & { contentVersion: number }) | null> {
  const newest = (await gateway.history(name)).find(({ isRemoval }) => !isRemoval)
  const document = newest ? await gateway.documentAt(name, newest.contentVersion) : null
  return newest && document ? { ...document, contentVersion: newest.contentVersion } : null
}

/** Documents that were removed from the site and not published again, newest removal first. */
export async function listRemoved(context: Pick<StudioContext, 'gateway'>): Promise<RemovedDocument[]> {
  const removed = await context.gateway.removedDocuments()
  return Promise.all(
    removed.map(async ({ kind, key, createdAt, author }) => {
      const last = await lastVersion(context, { kind, key })
      const title = last ? titleOf(last.body) : undefined
      return {
        kind,
        key,
        ...(title !== undefined && { title }),
        at: toIsoTime(Date.parse(createdAt)),
        by: author,
      }
    }),
  )
}

const takenBack = (document: StoredDocument): DocumentIssue =>
  inDocument(
    documentName(document),
    errorAt('', 'NotApproved', phrase`It was taken back. Request a review, then publish`),
  )

/**
 * Publishes the last version of a removed document again. The site may have changed since: if the document has errors
 * now, it becomes a draft in which they can be corrected, unless somebody has already started one. So does a version
 * that was taken back, if it needs approvals.
 */
export async function restoreRemoved(
  context: Pick<StudioContext, 'database' | 'gateway' | 'drafts' | 'publish'>,
  name: DocumentName,
  by: Actor,
): Promise<RestoreAnswer> {
  const { gateway, drafts } = context
  const { kind, key } = name
  const isRemoved = !gateway.entries().some((entry) => entry.kind === kind && entry.key === key)
  const last = isRemoved ? await lastVersion(context, { kind, key }) : null
  if (!last) throw new StudioError('NotFound', phrase`${documentName({ kind, key })} is not in the archive`)
  const { contentVersion, ...document } = last
  const result = (await needsApprovalAgain(context, document, contentVersion))
    ? { published: false as const, issues: [takenBack(document)] }
    : await context.publish([document], by.name)
  const { issues } = result
  if (result.published) return { state: 'published', contentVersion: result.contentVersion, issues }
  if (!(await drafts.find({ kind, key }))) await drafts.save({ ...document, revision: null }, by)
  return { state: 'draft', issues }
}
