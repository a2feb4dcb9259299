import type { DocumentIssue } from '../../schemas/issue.ts'
import type { PublishAnswer } from '../../schemas/studio/answers.ts'
import type { DocumentName } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { documentName } from '../content/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { recordAudit } from './audit.ts'
import { assertNotPublishedSince, pinDrafts, readPinned } from './pinned-drafts.ts'
import { archiveDocuments, publishDrafts } from './publishing.ts'
import { namesOf, type ScheduleRow } from './schedules.ts'
import type { StudioContext } from './studio-context.ts'

/** Milliseconds after which the claimed schedule of a dead server can be claimed. A living server renews its claim. */
const claimTtlMs = 15_000
const claimRenewalMs = 5_000

/** Until when a schedule that this server carries out is postponed for the others. */
export const claimedUntil = ({ now }: Pick<StudioContext, 'now'>) => now() + claimTtlMs

/** Claims the next due schedule for this server by postponing it while it runs. */
async function takeDue(context: StudioContext): Promise<ScheduleRow | undefined> {
  const { database, now } = context
  return inTransaction(database, async (transaction) => {
    const due = await transaction
      .selectFrom('schedules')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('at', '<=', now())
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
    if (due)
      await transaction
        .updateTable('schedules')
        .set({ at: claimedUntil(context) })
        .where('id', '=', due.id)
        .execute()
    return due
  })
}

async function publishPinned(
  context: StudioContext,
  { pinned: json, by }: ScheduleRow,
  names: readonly DocumentName[],
): Promise<PublishAnswer> {
  // A server of an earlier version, which shares the database during an update, pins nothing.
  const pinned = readPinned(json) ?? (await pinDrafts(context, names))
  return publishDrafts(context, pinned.drafts, by, () => assertNotPublishedSince(context, pinned))
}

/** Carries out a claimed schedule and keeps its claim meanwhile, which may take minutes. */
export async function carryOutClaimed(context: StudioContext, row: ScheduleRow): Promise<PublishAnswer> {
  const { database } = context
  const timer = setInterval(() => {
    database
      .updateTable('schedules')
      .set({ at: claimedUntil(context) })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute()
      // The next renewal, or the end of the work, finds out whether the database answers.
      .catch(() => undefined)
  }, claimRenewalMs)
  const names = namesOf(row.documents)
  try {
    return row.action === 'publish'
      ? await publishPinned(context, row, names)
      : await archiveDocuments(context, names, row.by)
  } finally {
    clearInterval(timer)
  }
}

/** Stores that the documents of a schedule were published or removed. */
export async function storeDone({ database, now }: StudioContext, row: ScheduleRow, answer: Published) {
  await database
    .updateTable('schedules')
    .set({
      at: row.at,
      state: 'done',
      verdicts: '[]',
      pinned: null,
      ...(row.name !== null && {
        changed_at: now(),
        content_version: answer.isUnchanged ? null : answer.contentVersion,
      }),
    })
    .where('id', '=', row.id)
    .execute()
}

type Published = PublishAnswer & { published: true }

async function storeRejection(
  { database, now }: StudioContext,
  { id, at, name }: ScheduleRow,
  issues: readonly DocumentIssue[],
): Promise<void> {
  await database
    .updateTable('schedules')
    .set({
      at,
      state: 'refused',
      verdicts: JSON.stringify(issues),
      pinned: null,
      ...(name !== null && { changed_at: now() }),
    })
    .where('id', '=', id)
    .execute()
}

/** What a schedule that cannot be carried out at all reports. */
function issueOf({ documents }: ScheduleRow, { type, message, data }: StudioError): DocumentIssue {
  const document = data?.['document']
  return {
    severity: 'error',
    document: typeof document === 'string' ? document : namesOf(documents).map(documentName).join(', '),
    path: '',
    code: type,
    message,
  }
}

async function attempt(context: StudioContext, row: ScheduleRow): Promise<PublishAnswer> {
  try {
    return await carryOutClaimed(context, row)
  } catch (error) {
    if (error instanceof StudioError) return { published: false, issues: [issueOf(row, error)] }
    throw error
  }
}

/** Runs due schedules one after the other. If the store is unavailable, they are retried later. */
export async function runDueSchedules(context: StudioContext): Promise<void> {
  for (;;) {
    const row = await takeDue(context)
    if (!row) return
    const answer = await attempt(context, row)
    await (answer.published ? storeDone(context, row, answer) : storeRejection(context, row, answer.issues))
    const names = namesOf(row.documents).map(documentName).join(', ')
    await recordAudit(context, {
      by: row.by,
      action: answer.published ? 'schedule.done' : 'schedule.refused',
      subject: row.name === null ? names : `${row.name}: ${names}`,
    })
  }
}
