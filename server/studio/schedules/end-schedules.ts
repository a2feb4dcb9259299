import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.ts'
import { detailOf } from '../audit/audit-detail.ts'
import { RecordedChanges } from '../audit/recorded-changes.ts'
import { returnToBefore } from '../releases/take-back.ts'
import type { StudioContext } from '../studio-context.ts'
import { actorOf, issueOf, namesOf, type ScheduleRow } from './schedules.ts'

/**
 * Milliseconds for which a server that ends a publication has it for itself: longer than any publication takes, because
 * a second attempt would take its own result for a later publication.
 */
const claimTtlMs = 10 * 60_000

/** Claims the next publication whose end has come. */
const takeEnded = ({ database, now }: StudioContext): Promise<ScheduleRow | undefined> =>
  inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('schedules')
      .selectAll()
      .where('state', '=', 'done')
      .where('ends_at', '<=', now())
      .where((each) => each.or([each('claimed_until', 'is', null), each('claimed_until', '<=', now())]))
      .orderBy('ends_at')
      .limit(1)
      .executeTakeFirst()
    if (row)
      await transaction
        .updateTable('schedules')
        .set({ claimed_until: now() + claimTtlMs })
        .where('id', '=', row.id)
        .execute()
    return row
  })

/** Makes the site as it was before, unless somebody has published since. */
async function end(context: StudioContext, row: ScheduleRow): Promise<PublishAnswer> {
  try {
    if (row.content_version === null)
      throw new StudioError('NotFound', phrase`The site was like this before, so nothing ends`)
    return await returnToBefore(context, row.content_version, actorOf(row))
  } catch (error) {
    if (!(error instanceof StudioError) || error.type === 'Unavailable') throw error
    return { published: false, issues: [issueOf(row, error)] }
  }
}

async function store(context: StudioContext, { id }: ScheduleRow, answer: PublishAnswer): Promise<void> {
  const issues: readonly DocumentIssue[] = answer.published
    ? []
    : answer.issues.filter(({ severity }) => severity === 'error')
  await context.database
    .updateTable('schedules')
    .set({
      state: answer.published ? 'takenBack' : 'done',
      ends_at: null,
      claimed_until: null,
      verdicts: JSON.stringify(issues),
    })
    .where('id', '=', id)
    .execute()
}

/** Ends the publications whose time is over, one after the other. If the store is unavailable, it is tried again later. */
export async function endDueSchedules(context: StudioContext): Promise<void> {
  for (;;) {
    const row = await takeEnded(context)
    if (!row) return
    const changes = new RecordedChanges()
    const answer = await end({ ...context, publish: changes.publishing(context) }, row)
    await store(context, row, answer)
    const names = namesOf(row.documents).map(documentName).join(', ')
    await recordAudit(context, {
      by: actorOf(row),
      action: answer.published ? 'schedule.ended' : 'schedule.endSkipped',
      subject: row.name === null ? names : `${row.name}: ${names}`,
      detail: detailOf({}, answer, changes),
    })
  }
}
