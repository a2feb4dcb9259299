import type { Selectable } from 'kysely'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { Draft } from '../../../schemas/studio/answers.ts'
import type { Schedule } from '../../../schemas/studio/releases.ts'
import type { DocumentName, SeenDocument, StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName, documentNamed } from '../../content/index.ts'
import { pinDrafts, readPinned, type PinnedDrafts } from '../documents/pinned-drafts.ts'
import { readStoredIssues } from '../documents/stored-issues.ts'
import type { Actor } from '../actor.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'

export type ScheduleRow = Selectable<StudioTables['schedules']>

/** Who has scheduled it last. */
export const actorOf = ({ by_id: id, by: name }: Pick<ScheduleRow, 'by' | 'by_id'>): Actor => ({ id, name })
export const storedActor = ({ id, name }: Actor) => ({ by: name, by_id: id })

/** Maximum number of past schedules returned. */
const shownOfPast = 50

/** Parses the names that a schedule stores. */
export function namesOf(text: string): DocumentName[] {
  const names: unknown = JSON.parse(text)
  if (!Array.isArray(names)) return []
  return names.flatMap((name: unknown) => documentNamed(String(name)) ?? [])
}

/** What a schedule that cannot be carried out at all reports. */
export function issueOf(
  { documents }: ScheduleRow,
  { type, message, phrase: text, data }: StudioError,
): DocumentIssue {
  const document = data?.['document']
  return {
    severity: 'error',
    document: typeof document === 'string' ? document : namesOf(documents).map(documentName).join(', '),
    path: '',
    code: type,
    message,
    phrases: { message: text },
  }
}

type DraftsByName = ReadonlyMap<string, Draft>
const noDrafts: DraftsByName = new Map()

/** Current drafts of documents that were edited after scheduling. */
export function editedSince({ pinned }: ScheduleRow, current: DraftsByName): Schedule['edited'] {
  return (readPinned(pinned)?.drafts ?? []).flatMap(({ document: { kind, key }, revision }) => {
    const draft = current.get(documentName({ kind, key }))
    return draft && draft.revision !== revision ? [{ kind, key, revision: draft.revision }] : []
  })
}

/** `current`: the current drafts by name. */
function scheduleOf(row: ScheduleRow, current = noDrafts): Schedule {
  const { id, action, documents, at, by, state, name, verdicts: issues } = row
  return {
    id,
    ...(name !== null && { name }),
    action,
    documents: namesOf(documents).map(documentName),
    at: toIsoTime(at),
    ...(row.ends_at !== null && { until: toIsoTime(row.ends_at) }),
    by,
    state,
    issues: readStoredIssues(issues),
    edited: editedSince(row, current),
  }
}

/** The current drafts by name. */
export async function currentDrafts({ drafts }: Pick<StudioContext, 'drafts'>): Promise<DraftsByName> {
  return new Map((await drafts.list()).map((draft) => [documentName(draft.document), draft]))
}

/** What is published and has an end, future schedules in order of time, and the latest past ones. */
export async function listSchedules(context: StudioContext): Promise<Schedule[]> {
  const all = context.database.selectFrom('schedules').selectAll()
  const [waiting, ending, past] = await Promise.all([
    // Without a time it is a release that is just being published.
    all.where('state', '=', 'waiting').where('at', '>', 0).orderBy('at').execute(),
    all.where('state', '=', 'done').where('ends_at', 'is not', null).orderBy('ends_at').execute(),
    all
      .where('state', 'in', ['done', 'refused', 'takenBack'])
      .where((row) => row.or([row('state', '!=', 'done'), row('ends_at', 'is', null)]))
      // Releases without a time were published at once.
      .where('at', '>', 0)
      .orderBy('at', 'desc')
      .limit(shownOfPast)
      .execute(),
  ])
  const current = waiting.some(({ pinned }) => pinned !== null) ? await currentDrafts(context) : noDrafts
  return [...ending, ...waiting, ...past].map((row) => scheduleOf(row, current))
}

/** Parses a time, which must not have passed. */
export function futureTime(at: string, now: number): number {
  const timestamp = Date.parse(at)
  if (Number.isNaN(timestamp) || timestamp <= now)
    throw new StudioError('InvalidParameters', phrase`The moment has passed already`, { path: '/at' })
  return timestamp
}

/** Parses the end of a publication; null: it has none. */
export function endAfter(at: number, until: string | undefined): number | null {
  if (until === undefined) return null
  const timestamp = Date.parse(until)
  if (Number.isNaN(timestamp) || timestamp <= at)
    throw new StudioError('InvalidParameters', phrase`The end must be after the beginning`, {
      path: '/until',
    })
  return timestamp
}

export async function addSchedule(
  { database, now }: StudioContext,
  { action, documents, at, until }: StudioParams<'schedules.add'>,
  pinned: PinnedDrafts | null,
  by: Actor,
): Promise<Schedule> {
  const timestamp = futureTime(at, now())
  const row = await database
    .insertInto('schedules')
    .values({
      action,
      documents: JSON.stringify(documents.map(documentName)),
      at: timestamp,
      ends_at: action === 'publish' ? endAfter(timestamp, until) : null,
      ...storedActor(by),
      state: 'waiting',
      verdicts: '[]',
      pinned: pinned && JSON.stringify(pinned),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return scheduleOf(row)
}

const notWaiting = () => new StudioError('NotFound', phrase`It does not wait any more`)

/** Why a schedule cannot be changed any more. */
async function findReason({ database }: Pick<StudioContext, 'database'>, id: number): Promise<StudioError> {
  const row = await database.selectFrom('schedules').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'waiting' ? new StudioError('Conflict', phrase`It is being published`) : notWaiting()
}

/**
 * Drafts of a waiting publication to pin again, with its time: the edited ones as the caller has seen them, the others
 * as pinned.
 */
export async function draftsToRenew(
  { database }: StudioContext,
  { id, documents }: StudioParams<'schedules.renew'>,
): Promise<{ documents: SeenDocument[]; at: number }> {
  const row = await database.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst()
  const pinned = readPinned(row?.pinned ?? null)
  if (!row || !pinned) throw notWaiting()
  const seen = new Map([
    ...pinned.drafts.map(({ document, revision }) => [documentName(document), revision] as const),
    ...documents.map((each) => [documentName(each), each.revision] as const),
  ])
  const seenAs = (name: DocumentName) => ({ ...name, revision: seen.get(documentName(name)) ?? null })
  return { documents: namesOf(row.documents).map(seenAs), at: row.at }
}

/** Makes a waiting publication publish these drafts. */
export async function renewSchedule(
  { database }: StudioContext,
  id: number,
  pinned: PinnedDrafts,
  by: Actor,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('schedules')
    .set({ pinned: JSON.stringify(pinned), ...storedActor(by) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await findReason({ database }, id)
}

/** The documents of something that waits, for its time or for its end, also those that are published along. */
export async function documentsOfSchedule({ database }: StudioContext, id: number): Promise<DocumentName[]> {
  const row = await database
    .selectFrom('schedules')
    .select(['documents', 'pinned'])
    .where('id', '=', id)
    .where((each) => each.or([each('state', '=', 'waiting'), each('ends_at', 'is not', null)]))
    .executeTakeFirst()
  if (!row) throw notWaiting()
  const pinned = readPinned(row.pinned)?.drafts ?? []
  return [...namesOf(row.documents), ...pinned.map(({ document: { kind, key } }) => ({ kind, key }))]
}

/** Makes what waits due at another time. Throws Conflict while it is carried out. */
export async function moveSchedule(
  { database, now }: StudioContext,
  { id, at }: StudioParams<'schedules.move'>,
  by: Actor,
): Promise<void> {
  const time = futureTime(at, now())
  const row = await database.selectFrom('schedules').select('ends_at').where('id', '=', id).executeTakeFirst()
  if (row && row.ends_at !== null && row.ends_at <= time)
    throw new StudioError('InvalidParameters', phrase`The end must be after the beginning`, { path: '/at' })
  const { numUpdatedRows } = await database
    .updateTable('schedules')
    .set({ at: time, ...storedActor(by), changed_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await findReason({ database }, id)
}

/**
 * A release becomes a draft again, other schedules are deleted; what is published stays, without its end. Throws Conflict
 * while it is carried out.
 */
export async function cancelSchedule({ database, now }: StudioContext, id: number, by: Actor): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('schedules')
    .set({ state: 'draft', at: 0, ends_at: null, pinned: null, ...storedActor(by), changed_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .where('name', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n || (await keepPublished({ database }, id))) return
  const { numDeletedRows } = await database
    .deleteFrom('schedules')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw await findReason({ database }, id)
}

/** What a schedule has published stays: it has no end any more. Returns whether it had one. */
async function keepPublished({ database }: Pick<StudioContext, 'database'>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('schedules')
    .set({ ends_at: null })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('ends_at', 'is not', null)
    .where('claimed_until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
