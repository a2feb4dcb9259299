import { isDeepStrictEqual } from 'node:util'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isPastRelease, type Release } from '../../../schemas/studio/releases.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import type { StudioContext } from '../studio-context.ts'
import { publishedNow, releaseRow } from './release-changes.ts'
import { addRelease } from './releases.ts'
import { readChanges, type ChangedDocument } from './take-back.ts'

const isSame = (one: StoredDocument | null, other: StoredDocument | null) =>
  isDeepStrictEqual(one && [one.schemaVersion, one.body], other && [other.schemaVersion, other.body])

/** What stands in the way of making a change a draft again. */
type Obstacle = 'none' | 'onSite' | 'hasDraft' | 'changedSince' | 'removal'

async function obstacleTo(context: StudioContext, change: ChangedDocument): Promise<Obstacle> {
  const { kind, key, beforeIt, afterIt } = change
  const now = await publishedNow(context, { kind, key })
  if (isSame(now, afterIt)) return 'onSite'
  if (!afterIt) return 'removal'
  const draft = await context.drafts.find({ kind, key })
  if (draft) return 'hasDraft'
  return isSame(now, beforeIt) ? 'none' : 'changedSince'
}

/** Saves these documents as drafts, all or none. */
async function saveAll(
  context: StudioContext,
  documents: readonly StoredDocument[],
  by: string,
): Promise<void> {
  const saved: { document: StoredDocument; revision: number }[] = []
  try {
    for (const document of documents) {
      const { revision } = await context.drafts.save({ ...document, revision: null }, by)
      saved.push({ document, revision })
    }
  } catch (error) {
    for (const { document, revision } of saved)
      // A user who has edited it meanwhile keeps it.
      await context.drafts
        .discard({ kind: document.kind, key: document.key, revision }, by)
        .catch(() => undefined)
    throw error
  }
}

/**
 * Makes the documents of a past release drafts again, in a new release with its name. Drafts are never overwritten.
 * Throws Conflict with the names of documents that have other edits, have changed since or were removed, unless
 * `changed` says what to do with them.
 */
export async function prepareAgain(
  context: StudioContext,
  { id, changed }: StudioParams<'releases.prepareAgain'>,
  by: string,
): Promise<Release> {
  const row = await releaseRow(context, id)
  if (!isPastRelease(row) || row.content_version === null)
    throw new StudioError('NotFound', phrase`There is nothing to prepare again`)
  const changes = await readChanges(context, row.content_version)
  const found = await Promise.all(
    changes.map(async (change) => ({ change, obstacle: await obstacleTo(context, change) })),
  )
  const conflicts = found.filter(({ obstacle }) => obstacle !== 'none' && obstacle !== 'onSite')
  if (changed === undefined && conflicts.length > 0) {
    const documents = conflicts.map(({ change: { kind, key } }) => ({ kind, key }))
    throw new StudioError(
      'Conflict',
      phrase`These documents have other edits or have changed since: ${documents.map(documentName).join(', ')}`,
      { documents },
    )
  }
  const documents = found.flatMap(({ change: { afterIt }, obstacle }) =>
    afterIt && (obstacle === 'none' || (obstacle === 'changedSince' && changed === 'replace'))
      ? [afterIt]
      : [],
  )
  if (documents.length === 0) throw new StudioError('NotFound', phrase`There is nothing to prepare again`)
  await saveAll(context, documents, by)
  return addRelease(
    context,
    { name: row.name, documents: documents.map(({ kind, key }) => ({ kind, key })) },
    by,
  )
}
