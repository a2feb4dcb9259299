import type { Updateable } from 'kysely'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import type { Acceptance, DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { detailOf } from '../audit/audit-detail.ts'
import { RecordedChanges } from '../audit/recorded-changes.ts'
import { recordAudit } from '../audit/audit.ts'
import {
  assertNotPublishedSince,
  pinDrafts,
  publicationOf,
  readPinned,
  type Published,
} from '../documents/pinned-drafts.ts'
import { assertAccepted } from '../documents/accepted-warnings.ts'
import { archiveDocuments, dropDrafts, publishDrafts } from '../publishing.ts'
import { storedRenamings } from '../releases/renamings.ts'
import { actorOf, issueOf, namesOf, type ScheduleRow } from './schedules.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'

/** Milliseconds after which the claimed schedule of a dead server can be claimed. A living server renews its claim. */
const claimTtlMs = 15_000
const claimRenewalMs = 5_000

/** Until when a schedule that this server carries out is not offered to the others. */
export const claimedUntil = ({ now }: Pick<StudioContext, 'now'>) => now() + claimTtlMs

/** A schedule that this server carries out. */
export type ClaimedRow = ScheduleRow & { claimed_until: number }

/** Claims the next due schedule for this server. `wasClaimed`: another attempt was made before. */
async function takeDue(
  context: StudioContext,
): Promise<{ row: ClaimedRow; wasClaimed: boolean } | undefined> {
  const { database, now } = context
  return inTransaction(database, async (transaction) => {
    const due = await transaction
      .selectFrom('schedules')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('at', '<=', now())
      .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now())]))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const row = { ...due, claimed_until: claimedUntil(context) }
    await transaction
      .updateTable('schedules')
      .set({ claimed_until: row.claimed_until })
      .where('id', '=', due.id)
      .execute()
    return { row, wasClaimed: due.claimed_until !== null }
  })
}

/** Changes a schedule only if this server still has it; returns whether it does. */
export async function updateClaimed(
  { database }: Pick<StudioContext, 'database'>,
  { id, claimed_until }: ClaimedRow,
  changes: Updateable<StudioTables['schedules']>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('schedules')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_until', '=', claimed_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function publishPinned(
  context: StudioContext,
  row: ScheduleRow,
  names: readonly DocumentName[],
  accepted?: Acceptance,
): Promise<PublishAnswer> {
  // A server of an earlier version, which shares the database during an update, pins nothing.
  const pinned = readPinned(row.pinned) ?? (await pinDrafts(context, names))
  return publishDrafts(context, pinned.drafts, actorOf(row), async (issues = []) => {
    await assertNotPublishedSince(context, pinned)
    assertAccepted(accepted, issues)
  })
}

async function renewClaim(context: StudioContext, row: ClaimedRow): Promise<void> {
  const until = claimedUntil(context)
  if (await updateClaimed(context, row, { claimed_until: until })) row.claimed_until = until
}

/** Carries out a claimed schedule and keeps its claim in `row` meanwhile, which may take minutes. */
export async function carryOutClaimed(
  context: StudioContext,
  row: ClaimedRow,
  accepted?: Acceptance,
): Promise<PublishAnswer> {
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    // The next renewal, or the end of the work, finds out whether the database answers.
    renewal = renewal.then(() => renewClaim(context, row)).catch(() => undefined)
  }, claimRenewalMs)
  const names = namesOf(row.documents)
  try {
    return row.action === 'publish'
      ? await publishPinned(context, row, names, accepted)
      : await archiveDocuments(context, names, row.by)
  } finally {
    clearInterval(timer)
    await renewal
  }
}

/**
 * Looks for what an earlier attempt, whose end is unknown, has published, and completes it. Null if it published
 * nothing.
 */
export async function findPublished(context: StudioContext, row: ScheduleRow): Promise<Published | null> {
  const pinned = readPinned(row.pinned)
  const published = pinned && (await publicationOf(context, pinned, row.by))
  if (published) await dropDrafts(context, pinned.drafts)
  return published
}

/** Stores that the documents of a schedule were published or removed. */
export function storeDone(context: StudioContext, row: ClaimedRow, answer: Published): Promise<boolean> {
  return updateClaimed(context, row, {
    state: 'done',
    verdicts: '[]',
    pinned: null,
    claimed_until: null,
    content_version: answer.isUnchanged ? null : answer.contentVersion,
    renamings: storedRenamings(row.pinned),
    ...(row.name !== null && { changed_at: context.now() }),
  })
}

function storeRejection(
  context: StudioContext,
  row: ClaimedRow,
  issues: readonly DocumentIssue[],
): Promise<boolean> {
  return updateClaimed(context, row, {
    state: 'refused',
    verdicts: JSON.stringify(issues),
    pinned: null,
    claimed_until: null,
    ...(row.name !== null && { changed_at: context.now() }),
  })
}

async function attempt(context: StudioContext, row: ClaimedRow, wasClaimed: boolean): Promise<PublishAnswer> {
  try {
    // Without a time it was to be published at once: its publisher has given up and must not be surprised.
    if (row.at === 0) throw new StudioError('Unavailable', phrase`The publication was interrupted`)
    return await carryOutClaimed(context, row)
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    const published = wasClaimed ? await findPublished(context, row) : null
    return published ?? { published: false, issues: [issueOf(row, error)] }
  }
}

/** Runs due schedules one after the other. If the store is unavailable, they are retried later. */
export async function runDueSchedules(context: StudioContext): Promise<void> {
  for (;;) {
    const due = await takeDue(context)
    if (!due) return
    const { row, wasClaimed } = due
    const changes = new RecordedChanges()
    const answer = await attempt({ ...context, publish: changes.publishing(context) }, row, wasClaimed)
    const isStored = await (answer.published
      ? storeDone(context, row, answer)
      : storeRejection(context, row, answer.issues))
    // Another server has taken it over and records how it ends.
    if (!isStored) continue
    const names = namesOf(row.documents).map(documentName).join(', ')
    await recordAudit(context, {
      by: actorOf(row),
      action: answer.published ? 'schedule.done' : 'schedule.refused',
      subject: row.name === null ? names : `${row.name}: ${names}`,
      detail: detailOf({}, answer, changes),
    })
  }
}
