import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { CheckResult, Draft } from '../../../schemas/studio/answers.ts'
import { isPastRelease, type ReleaseChange } from '../../../schemas/studio/releases.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { withoutDismissed } from '../documents/dismissed-hints.ts'
import { readPinned } from '../documents/pinned-drafts.ts'
import { replacedBy, withRequiredDrafts } from '../publishing.ts'
import { namesOf, type ScheduleRow } from '../schedules/schedules.ts'
import type { StudioContext } from '../studio-context.ts'
import { readChanges } from './take-back.ts'

type ReleaseContext = Pick<StudioContext, 'database' | 'drafts' | 'gateway'>

export type ReleaseRow = ScheduleRow & { name: string }

/** The stored release. Throws NotFound if there is none. */
export async function releaseRow(
  { database }: Pick<StudioContext, 'database'>,
  id: number,
): Promise<ReleaseRow> {
  const row = await database.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst()
  const { name = null } = row ?? {}
  if (!row || name === null) throw new StudioError('NotFound', phrase`There is no such release`)
  return { ...row, name }
}

/** Drafts that a release publishes: pinned ones if it is scheduled, otherwise the current ones. */
export async function releaseDrafts(context: ReleaseContext, row: ScheduleRow): Promise<Draft[]> {
  const pinned = readPinned(row.pinned)
  return pinned ? pinned.drafts : currentDraftsOf(context, namesOf(row.documents))
}

/** The drafts of documents, and those that must be published with them. */
async function currentDraftsOf(context: ReleaseContext, names: readonly DocumentName[]): Promise<Draft[]> {
  const found = await Promise.all(names.map((name) => context.drafts.find(name)))
  return withRequiredDrafts(
    context,
    found.filter((draft) => draft !== null),
  )
}

/** A document as players see it; null if it is not on the site. */
export async function publishedNow(
  { gateway }: Pick<StudioContext, 'gateway'>,
  name: DocumentName,
): Promise<StoredDocument | null> {
  const [published] = await gateway.documents(name)
  if (!published) return null
  const { kind, key, schemaVersion, body } = published
  return { kind, key, schemaVersion, body }
}

async function pastChanges(context: ReleaseContext, row: ScheduleRow): Promise<ReleaseChange[]> {
  const changes = row.content_version === null ? [] : await readChanges(context, row.content_version)
  return changes.map(({ kind, key, beforeIt, afterIt }) => ({
    kind,
    key,
    before: beforeIt,
    after: afterIt,
    revision: null,
    isMissing: false,
    isRequired: false,
  }))
}

/** What a release changes, or has changed, in each document. */
export async function releaseChanges(context: ReleaseContext, row: ScheduleRow): Promise<ReleaseChange[]> {
  if (isPastRelease(row)) return pastChanges(context, row)
  return changesOfDrafts(context, namesOf(row.documents), await releaseDrafts(context, row))
}

/** What publishing the current drafts of documents would change. */
export async function listChanges(
  context: ReleaseContext,
  names: readonly DocumentName[],
): Promise<ReleaseChange[]> {
  return changesOfDrafts(context, names, await currentDraftsOf(context, names))
}

/** `names`: the chosen documents, of which some may have no draft. */
async function changesOfDrafts(
  context: ReleaseContext,
  names: readonly DocumentName[],
  drafts: readonly Draft[],
): Promise<ReleaseChange[]> {
  const chosen = new Set(names.map(documentName))
  const byName = new Map(drafts.map((draft) => [documentName(draft.document), draft]))
  const all = [...names, ...drafts.map(({ document: { kind, key } }) => ({ kind, key }))]
  const changes = [...new Map(all.map((name) => [documentName(name), name])).values()].map(
    async (name): Promise<ReleaseChange> => {
      const draft = byName.get(documentName(name))
      return {
        ...name,
        before: await publishedNow(context, name),
        after: draft?.document ?? null,
        revision: draft?.revision ?? null,
        isMissing: draft === undefined,
        isRequired: !chosen.has(documentName(name)),
      }
    },
  )
  const removals = replacedBy(context, drafts).map(async (name): Promise<ReleaseChange> => ({
    ...name,
    before: await publishedNow(context, name),
    after: null,
    revision: null,
    isMissing: false,
    isRequired: true,
  }))
  return Promise.all([...changes, ...removals])
}

/** The documents of a release as it publishes or published them. */
export async function documentsOfRelease(context: ReleaseContext, id: number): Promise<StoredDocument[]> {
  const changes = await releaseChanges(context, await releaseRow(context, id))
  return changes.flatMap(({ after }) => after ?? [])
}

/** Checks what publishing a release would report. A published one has been checked. */
export async function checkRelease(context: ReleaseContext, id: number): Promise<CheckResult> {
  const row = await releaseRow(context, id)
  if (isPastRelease(row)) return { issues: [], proofs: {}, facts: [], hints: [] }
  const drafts = await releaseDrafts(context, row)
  const result = await context.gateway.check(
    drafts.map(({ document }) => document),
    replacedBy(context, drafts),
  )
  return withoutDismissed(context, result)
}
