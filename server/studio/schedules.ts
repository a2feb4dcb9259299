import type { Selectable } from 'kysely'
import type { DocumentIssue } from '../../schemas/issue.ts'
import type { Draft, PublishAnswer, Schedule } from '../../schemas/studio/answers.ts'
import type { DocumentName, SeenDocument, StudioParams } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { documentName, isDocumentKind } from '../content/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { recordAudit } from './audit.ts'
import { assertNotPublishedSince, pinDrafts, readPinned, type PinnedDrafts } from './pinned-drafts.ts'
import { archiveDocuments, publishDrafts } from './publishing.ts'
import { readStoredIssues } from './stored-issues.ts'
import { toIsoTime, type StudioContext } from './studio-context.ts'
import type { StudioTables } from './tables.ts'

type Row = Selectable<StudioTables['schedules']>

/** Maximum number of past schedules returned. */
const shownOfPast = 50
/** Milliseconds after which the claimed schedule of a dead server can be claimed. A living server renews its claim. */
const claimTtlMs = 15_000
const claimRenewalMs = 5_000

function namesOf(text: string): DocumentName[] {
  const names: unknown = JSON.parse(text)
  if (!Array.isArray(names)) return []
  return names.flatMap((name: unknown) => {
    const [kind, key] = String(name).split('/')
    return isDocumentKind(kind) && key !== undefined ? [{ kind, key }] : []
  })
}

const noDrafts: ReadonlyMap<string, Draft> = new Map()

/** `current`: the current drafts by name. */
function scheduleOf(row: Row, current = noDrafts): Schedule {
  const { id, action, documents, at, by, state, verdicts: issues } = row
  const pinned = readPinned(row.pinned)?.drafts ?? []
  return {
    id,
    action,
    documents: namesOf(documents).map(documentName),
    at: toIsoTime(at),
    by,
    state,
    issues: readStoredIssues(issues),
    edited: pinned.flatMap(({ document: { kind, key }, revision }) => {
      const draft = current.get(documentName({ kind, key }))
      return draft && draft.revision !== revision ? [{ kind, key, revision: draft.revision }] : []
    }),
  }
}

async function currentDrafts({ drafts }: StudioContext): Promise<ReadonlyMap<string, Draft>> {
  return new Map((await drafts.list()).map((draft) => [documentName(draft.document), draft]))
}

/** Future schedules in order of time, followed by the latest past ones. */
export async function listSchedules(context: StudioContext): Promise<Schedule[]> {
  const all = context.database.selectFrom('schedules').selectAll()
  const [waiting, past] = await Promise.all([
    all.where('state', '=', 'waiting').orderBy('at').execute(),
    all.where('state', '<>', 'waiting').orderBy('at', 'desc').limit(shownOfPast).execute(),
  ])
  const current = waiting.some(({ pinned }) => pinned !== null) ? await currentDrafts(context) : noDrafts
  return [...waiting, ...past].map((row) => scheduleOf(row, current))
}

export async function addSchedule(
  { database, now }: StudioContext,
  { action, documents, at }: StudioParams<'schedules.add'>,
  pinned: PinnedDrafts | null,
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
      pinned: pinned && JSON.stringify(pinned),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return scheduleOf(row)
}

const notWaiting = () => new StudioError('NotFound', 'It does not wait any more')

/** Drafts of a waiting publication to pin again: the edited ones as the caller has seen them, the others as pinned. */
export async function documentsToRenew(
  { database }: StudioContext,
  { id, documents }: StudioParams<'schedules.renew'>,
): Promise<SeenDocument[]> {
  const row = await database.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst()
  const pinned = readPinned(row?.pinned ?? null)
  if (!row || !pinned) throw notWaiting()
  const seen = new Map([
    ...pinned.drafts.map(({ document, revision }) => [documentName(document), revision] as const),
    ...documents.map((each) => [documentName(each), each.revision] as const),
  ])
  return namesOf(row.documents).map((name) => ({ ...name, revision: seen.get(documentName(name)) ?? null }))
}

/** Makes a waiting publication publish these drafts. */
export async function renewSchedule(
  { database }: StudioContext,
  id: number,
  pinned: PinnedDrafts,
  by: string,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('schedules')
    .set({ pinned: JSON.stringify(pinned), by })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notWaiting()
}

export async function cancelSchedule({ database }: StudioContext, id: number): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('schedules')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notWaiting()
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

async function publishPinned(
  context: StudioContext,
  { pinned: json, by }: Row,
  names: readonly DocumentName[],
): Promise<PublishAnswer> {
  // A server of an earlier version, which shares the database during an update, pins nothing.
  const pinned = readPinned(json) ?? (await pinDrafts(context, names))
  await assertNotPublishedSince(context, pinned)
  return publishDrafts(context, pinned.drafts, by)
}

/** Pins the drafts of publications that were scheduled by an earlier version. */
export async function pinOlderSchedules(context: StudioContext): Promise<void> {
  const rows = await context.database
    .selectFrom('schedules')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('action', '=', 'publish')
    .where('pinned', 'is', null)
    .execute()
  const current = rows.length > 0 ? await currentDrafts(context) : noDrafts
  for (const { id, documents } of rows) {
    const names = namesOf(documents)
    // Without its drafts a publication is rejected when it is due, which tells the publisher why.
    if (!names.every((name) => current.has(documentName(name)))) continue
    const pinned = await pinDrafts(context, names)
    await context.database
      .updateTable('schedules')
      .set({ pinned: JSON.stringify(pinned) })
      .where('id', '=', id)
      .where('pinned', 'is', null)
      .execute()
  }
}

async function carryOut(context: StudioContext, row: Row): Promise<DocumentIssue[] | null> {
  const names = namesOf(row.documents)
  try {
    const result =
      row.action === 'publish'
        ? await publishPinned(context, row, names)
        : await archiveDocuments(context, names, row.by)
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

/** Keeps the claim of a schedule while it is carried out, which may take minutes. */
async function carryOutClaimed(context: StudioContext, row: Row): Promise<DocumentIssue[] | null> {
  const { database, now } = context
  const timer = setInterval(() => {
    database
      .updateTable('schedules')
      .set({ at: now() + claimTtlMs })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute()
      // The next renewal, or the end of the work, finds out whether the database answers.
      .catch(() => undefined)
  }, claimRenewalMs)
  try {
    return await carryOut(context, row)
  } finally {
    clearInterval(timer)
  }
}

/** Runs due schedules one after the other. If the store is unavailable, they are retried later. */
export async function runDueSchedules(context: StudioContext): Promise<void> {
  for (;;) {
    const row = await takeDue(context)
    if (!row) return
    const rejection = await carryOutClaimed(context, row)
    await context.database
      .updateTable('schedules')
      .set({
        at: row.at,
        state: rejection ? 'refused' : 'done',
        verdicts: JSON.stringify(rejection ?? []),
        pinned: null,
      })
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
