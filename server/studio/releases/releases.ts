import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import { openStates, pastStates, type OpenRelease, type Release } from '../../../schemas/studio/releases.ts'
import type { Acceptance, DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PinnedDrafts } from '../documents/pinned-drafts.ts'
import {
  carryOutClaimed,
  claimedUntil,
  findPublished,
  storeDone,
  updateClaimed,
  type ClaimedRow,
} from '../schedules/run-schedules.ts'
import {
  currentDrafts,
  editedSince,
  endAfter,
  futureTime,
  namesOf,
  storedActor,
  type ScheduleRow,
} from '../schedules/schedules.ts'
import { readStoredIssues } from '../documents/stored-issues.ts'
import type { Actor } from '../actor.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import type { Updateable } from 'kysely'
import { releaseChanges, releaseRow, type ReleaseRow } from './release-changes.ts'
import { takeBack } from './take-back.ts'

/** Maximum number of past releases returned. */
const shownOfPast = 50

type ReleaseTable = Pick<StudioContext, 'database' | 'now'>
type Edited = Parameters<typeof editedSince>[1]

function releaseOf(row: ReleaseRow, current: Edited): Release {
  const { id, name, state, documents, at, by, verdicts: issues } = row
  return {
    id,
    name,
    state,
    documents: namesOf(documents),
    at: at === 0 ? null : toIsoTime(at),
    ...(row.ends_at !== null && { until: toIsoTime(row.ends_at) }),
    changedAt: toIsoTime(row.changed_at ?? at),
    by,
    contentVersion: row.content_version,
    issues: readStoredIssues(issues),
    edited: editedSince(row, current),
  }
}

const isNamed = (row: ScheduleRow): row is ReleaseRow => row.name !== null

/** Drafts and scheduled releases, last changed first, followed by the latest past ones. */
export async function listReleases(context: StudioContext): Promise<Release[]> {
  const all = context.database
    .selectFrom('schedules')
    .selectAll()
    .where('name', 'is not', null)
    .orderBy('changed_at', 'desc')
  const [open, past] = await Promise.all([
    all.where('state', 'in', [...openStates, 'waiting']).execute(),
    all.where('state', 'in', pastStates).limit(shownOfPast).execute(),
  ])
  const current = await currentDrafts(context)
  return [...open, ...past].filter(isNamed).map((row) => releaseOf(row, current))
}

/** A release with what it changes in each document. */
export async function openRelease(context: StudioContext, id: number): Promise<OpenRelease> {
  const row = await releaseRow(context, id)
  return {
    release: releaseOf(row, await currentDrafts(context)),
    changes: await releaseChanges(context, row),
  }
}

const storedNames = (documents: readonly DocumentName[]) =>
  JSON.stringify([...new Set(documents.map(documentName))])

export async function addRelease(
  context: StudioContext,
  { name, documents }: StudioParams<'releases.add'>,
  by: Actor,
): Promise<Release> {
  const row = await context.database
    .insertInto('schedules')
    .values({
      action: 'publish',
      documents: storedNames(documents),
      at: 0,
      ...storedActor(by),
      state: 'draft',
      verdicts: '[]',
      pinned: null,
      name: name.trim(),
      changed_at: context.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return releaseOf({ ...row, name: name.trim() }, new Map())
}

const wasScheduled = () =>
  new StudioError('Conflict', phrase`The release was scheduled or published in the meantime`)

/**
 * Changes a release that is neither scheduled nor published and has these documents (`seen`). Throws Conflict if it is
 * not as the caller knows it.
 */
async function update(
  { database, now }: ReleaseTable,
  seen: Pick<ScheduleRow, 'id' | 'documents'>,
  by: Actor,
  changes: Updateable<StudioTables['schedules']>,
): Promise<ReleaseRow> {
  const row = await database
    .updateTable('schedules')
    .set({ at: 0, state: 'draft', verdicts: '[]', ...storedActor(by), changed_at: now(), ...changes })
    .where('id', '=', seen.id)
    .where('name', 'is not', null)
    .where('state', 'in', openStates)
    .where('documents', '=', seen.documents)
    .returningAll()
    .executeTakeFirst()
  if (row && isNamed(row)) return row
  const { documents } = await releaseRow({ database }, seen.id)
  throw documents === seen.documents ? wasScheduled() : documentsChanged()
}

/** Adds documents, takes others out and renames. What others change at the same time stays. */
export async function changeRelease(
  { database, now }: StudioContext,
  { id, name, add = [], take = [] }: StudioParams<'releases.change'>,
  by: Actor,
): Promise<Release> {
  const taken = new Set(take.map(documentName))
  const row = await inTransaction(database, async (transaction) => {
    const before = await releaseRow({ database: transaction }, id)
    const kept = namesOf(before.documents).filter((each) => !taken.has(documentName(each)))
    return update({ database: transaction, now }, before, by, {
      ...(name !== undefined && { name: name.trim() }),
      documents: storedNames([...kept, ...add]),
    })
  })
  return releaseOf(row, new Map())
}

export async function removeRelease({ database }: StudioContext, id: number): Promise<void> {
  await releaseRow({ database }, id)
  const { numDeletedRows } = await database
    .deleteFrom('schedules')
    .where('id', '=', id)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw wasScheduled()
}

const documentsChanged = () =>
  new StudioError('Conflict', phrase`The documents of the release were changed in the meantime`)

/** Returns the release. The caller must have seen all its documents, and no others. */
export async function seenRelease(
  context: ReleaseTable,
  { id, documents }: Pick<StudioParams<'releases.publish'>, 'id' | 'documents'>,
): Promise<ReleaseRow> {
  const row = await releaseRow(context, id)
  const own = namesOf(row.documents).map(documentName)
  const seen = new Set(documents.map(documentName))
  if (own.length !== seen.size || !own.every((name) => seen.has(name))) throw documentsChanged()
  return row
}

/**
 * Publishes pinned drafts at once, as a schedule that this server has claimed. Rejected ones leave the release as it
 * is. If this server dies or cannot store the end, another one finds out whether they were published; it never
 * publishes them later.
 */
export async function publishRelease(
  context: StudioContext,
  before: ReleaseRow,
  pinned: PinnedDrafts,
  by: Actor,
  accepted?: Acceptance,
): Promise<PublishAnswer> {
  const claim = { state: 'waiting', claimed_until: claimedUntil(context) } as const
  const stored = await update(context, before, by, { ...claim, pinned: JSON.stringify(pinned) })
  const row = { ...stored, ...claim }
  const answer = await carryOutClaimed(context, row, accepted).catch(async (error: unknown) => {
    const published = error instanceof StudioError ? null : await findPublished(context, row)
    if (published) return published
    await reopen(context, row, before)
    throw error
  })
  await (answer.published ? storeDone(context, row, answer) : reopen(context, row, before))
  return answer
}

const reopen = (
  context: StudioContext,
  claimed: ClaimedRow,
  { state, at, by, by_id, verdicts: issues }: ScheduleRow,
) =>
  updateClaimed(context, claimed, {
    state,
    at,
    by,
    by_id,
    verdicts: issues,
    pinned: null,
    claimed_until: null,
  })

export async function scheduleRelease(
  context: ReleaseTable,
  seen: ReleaseRow,
  { at, until, pinned }: { at: string; until?: string | undefined; pinned: PinnedDrafts },
  by: Actor,
): Promise<Release> {
  const time = futureTime(at, context.now())
  const row = await update(context, seen, by, {
    state: 'waiting',
    at: time,
    ends_at: endAfter(time, until),
    pinned: JSON.stringify(pinned),
  })
  return releaseOf(row, new Map())
}

/** Takes back what a release published, all or nothing. */
export async function takeBackRelease(
  context: StudioContext,
  id: number,
  user: Caller['user'],
): Promise<PublishAnswer> {
  const { state, content_version: contentVersion } = await releaseRow(context, id)
  if (state !== 'done' || contentVersion === null)
    throw new StudioError('NotFound', phrase`The release has no publication to take back`)
  return takeBack(context, contentVersion, user)
}
