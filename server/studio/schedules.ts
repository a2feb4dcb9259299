import type { Selectable } from 'kysely'
import type { DocumentIssue } from '../../schemas/issue.ts'
import type { Schedule } from '../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { documentName, isDocumentKind } from '../content/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { recordAudit } from './audit.ts'
import { archiveDocuments, publishDrafts } from './publishing.ts'
import { readStoredIssues } from './stored-issues.ts'
import { toIsoTime, type StudioContext } from './studio-context.ts'
import type { StudioTables } from './tables.ts'

type Row = Selectable<StudioTables['schedules']>

/** Maximum number of past schedules returned. */
const shownOfPast = 50
/** Milliseconds after which a claimed schedule that was not completed can be claimed by another server. */
const claimTtlMs = 5 * 60_000

function namesOf(text: string): DocumentName[] {
  const names: unknown = JSON.parse(text)
  if (!Array.isArray(names)) return []
  return names.flatMap((name: unknown) => {
    const [kind, key] = String(name).split('/')
    return isDocumentKind(kind) && key !== undefined ? [{ kind, key }] : []
  })
}

function scheduleOf({ id, action, documents, at, by, state, verdicts: issues }: Row): Schedule {
  return {
    id,
    action,
    documents: namesOf(documents).map(documentName),
    at: toIsoTime(at),
    by,
    state,
    issues: readStoredIssues(issues),
  }
}

/** Future schedules in order of time, followed by the latest past ones. */
export async function listSchedules({ database }: StudioContext): Promise<Schedule[]> {
  const all = database.selectFrom('schedules').selectAll()
  const [waiting, past] = await Promise.all([
    all.where('state', '=', 'waiting').orderBy('at').execute(),
    all.where('state', '<>', 'waiting').orderBy('at', 'desc').limit(shownOfPast).execute(),
  ])
  return [...waiting, ...past].map(scheduleOf)
}

export async function addSchedule(
  { database, now }: StudioContext,
  { action, documents, at }: StudioParams<'schedules.add'>,
  by: string,
): Promise<Schedule> {
  const timestamp = Date.parse(at)
  if (Number.isNaN(timestamp) || timestamp <= now())
    throw new StudioError('InvalidParameters', 'The moment has passed already', { path: '/at' })
  const row = await database
    .insertInto('schedules')
    .values({
      action,
      documents: JSON.stringify(documents.map(documentName)),
      at: timestamp,
      by,
      state: 'waiting',
      verdicts: '[]',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return scheduleOf(row)
}

export async function cancelSchedule({ database }: StudioContext, id: number): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('schedules')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new StudioError('NotFound', 'It does not wait any more')
}

/** Claims the next due schedule for this server by postponing it while it runs. */
async function takeDue({ database, now }: StudioContext): Promise<Row | undefined> {
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
        .set({ at: now() + claimTtlMs })
        .where('id', '=', due.id)
        .execute()
    return due
  })
}

async function carryOut(context: StudioContext, row: Row): Promise<DocumentIssue[] | null> {
  const names = namesOf(row.documents)
  const work = row.action === 'publish' ? publishDrafts : archiveDocuments
  try {
    const result = await work(context, names, row.by)
    return result.published ? null : result.issues
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    return [
      {
        severity: 'error',
        document: names.map(documentName).join(', '),
        path: '',
        code: error.type,
        message: error.message,
      },
    ]
  }
}

/** Runs due schedules one after the other. If the store is unavailable, they are retried later. */
export async function runDueSchedules(context: StudioContext): Promise<void> {
  for (;;) {
    const row = await takeDue(context)
    if (!row) return
    const rejection = await carryOut(context, row)
    await context.database
      .updateTable('schedules')
      .set({ at: row.at, state: rejection ? 'refused' : 'done', verdicts: JSON.stringify(rejection ?? []) })
      .where('id', '=', row.id)
      .execute()
    const subject = namesOf(row.documents).map(documentName).join(', ')
    await recordAudit(context, {
      by: row.by,
      action: rejection ? 'schedule.refused' : 'schedule.done',
      subject,
    })
  }
}
