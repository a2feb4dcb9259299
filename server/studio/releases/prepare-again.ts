import { isDeepStrictEqual } from 'node:util'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { isPastRelease, type Release } from '../../../schemas/studio/releases.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import type { Actor } from '../actor.ts'
import type { StudioContext } from '../studio-context.ts'
import type { Renaming } from '../drafts/drafts.ts'
import { readRenamings, type Renamings } from './renamings.ts'
import { publishedNow, releaseRow } from './release-changes.ts'
import { addRelease } from './releases.ts'
import { readChanges, type ChangedDocument } from './take-back.ts'

const isSame = (one: StoredDocument | null, other: StoredDocument | null) =>
  isDeepStrictEqual(one && [one.schemaVersion, one.body], other && [other.schemaVersion, other.body])

/** What stands in the way of making a change a draft again. */
type Obstacle = 'none' | 'onSite' | 'hasDraft' | 'changedSince' | 'removal'

/** `removed`: names of documents that renamed ones replace, and will replace again. */
async function obstacleTo(
  context: StudioContext,
  change: ChangedDocument,
  removed: ReadonlySet<string>,
): Promise<Obstacle> {
  const { kind, key, beforeIt, afterIt } = change
  const now = await publishedNow(context, { kind, key })
  if (isSame(now, afterIt)) return 'onSite'
  if (!afterIt) return removed.has(documentName(change)) && isSame(now, beforeIt) ? 'none' : 'removal'
  const draft = await context.drafts.find({ kind, key })
  if (draft) return 'hasDraft'
  return isSame(now, beforeIt) ? 'none' : 'changedSince'
}

/** Saves these documents as drafts and does `then` with them, all or nothing. */
async function saveAll<Result>(
  context: StudioContext,
  documents: readonly StoredDocument[],
  renamings: Renamings,
  by: Actor,
  then: () => Promise<Result>,
): Promise<Result> {
  const chosen = new Set(documents.map(documentName))
  const renamingOf = (document: StoredDocument): Renaming | undefined => {
    const renaming = renamings.find((each) => documentName(each) === documentName(document))
    return (
      renaming && {
        replaces: renaming.replaces,
        along: renaming.along.filter((name) => chosen.has(documentName(name))),
      }
    )
  }
  const saved: { document: StoredDocument; revision: number }[] = []
  try {
    for (const document of documents) {
      const { revision } = await context.drafts.save(
        { ...document, revision: null },
        by,
        renamingOf(document),
      )
      saved.push({ document, revision })
    }
    return await then()
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
 * Renamed documents replace the earlier ones again.
 * Throws Conflict with the names of documents that have other edits, have changed since or were removed, unless
 * `changed` says what to do with them.
 */
export async function prepareAgain(
  context: StudioContext,
  { id, changed }: StudioParams<'releases.prepareAgain'>,
  by: Actor,
): Promise<Release> {
  const row = await releaseRow(context, id)
  if (!isPastRelease(row) || row.content_version === null)
    throw new StudioError('NotFound', phrase`There is nothing to prepare again`)
  const changes = await readChanges(context, row.content_version)
  const renamings = readRenamings(row.renamings)
  const removed = new Set(renamings.map(({ kind, replaces }) => `${kind}/${replaces}`))
  const found = await Promise.all(
    changes.map(async (change) => ({ change, obstacle: await obstacleTo(context, change, removed) })),
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
  return saveAll(context, documents, renamings, by, () =>
    addRelease(context, { name: row.name, documents: documents.map(({ kind, key }) => ({ kind, key })) }, by),
  )
}
