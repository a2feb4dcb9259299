import { createHash } from 'node:crypto'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { Acceptance, DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ScheduleCheck } from '../../../schemas/studio/releases.ts'
import { documentName } from '../../content/index.ts'
import { assertAccepted } from '../documents/accepted-warnings.ts'
import { assertNotPublishedSince, readPinned, type PinnedDrafts } from '../documents/pinned-drafts.ts'
import { replacedBy } from '../publishing.ts'
import { assertApproved } from '../review/approvals.ts'
import { assertMayRemove } from '../review/removals.ts'
import type { StudioContext } from '../studio-context.ts'
import { issueOf, namesOf, type ScheduleRow } from './schedules.ts'

/** What schedules do to the site. */
interface Changes {
  documents: readonly StoredDocument[]
  removed: readonly DocumentName[]
}

const noChanges: Changes = { documents: [], removed: [] }

/** The effect of both, one after the other. */
function combine(first: Changes, second: Changes): Changes {
  const changed = new Set([...second.documents, ...second.removed].map(documentName))
  const isKept = (name: DocumentName) => !changed.has(documentName(name))
  return {
    documents: [...first.documents.filter(isKept), ...second.documents],
    removed: [...first.removed.filter(isKept), ...second.removed],
  }
}

const publicationOf = (context: StudioContext, { drafts }: PinnedDrafts): Changes => ({
  documents: drafts.map(({ document }) => document),
  removed: replacedBy(context, drafts),
})

function changesOf(context: StudioContext, { action, documents, pinned: json }: ScheduleRow): Changes {
  if (action === 'archive') return { documents: [], removed: namesOf(documents) }
  const pinned = readPinned(json)
  return pinned ? publicationOf(context, pinned) : noChanges
}

/** Milliseconds after which a check is repeated, because some results depend on the time. */
const checkTtlMs = 10 * 60_000
type Checks = Map<string, Promise<DocumentIssue[]>>
/** The last checks of each site. Checking takes seconds, and the list of schedules is polled. */
const lastChecks = new WeakMap<StudioContext['gateway'], Checks>()
const maxChecks = 100

function checked({ gateway, now }: StudioContext, { documents, removed }: Changes): Promise<DocumentIssue[]> {
  const published = new Set(gateway.entries().map(documentName))
  const removals = removed.filter((name) => published.has(documentName(name)))
  const key = createHash('sha256')
    .update(JSON.stringify([gateway.contentVersion, Math.floor(now() / checkTtlMs), documents, removals]))
    .digest('hex')
  const checks: Checks = lastChecks.get(gateway) ?? new Map()
  lastChecks.set(gateway, checks)
  const known = checks.get(key)
  if (known) return known
  const result = gateway.check([...documents], removals).then(({ issues }) => issues)
  checks.set(key, result)
  result.catch(() => checks.delete(key))
  for (const old of [...checks.keys()].slice(0, -maxChecks)) checks.delete(old)
  return result
}

/** Why a schedule would not be carried out although its content has no errors; null if it would. */
async function obstacleTo(context: StudioContext, row: ScheduleRow): Promise<DocumentIssue | null> {
  const pinned = readPinned(row.pinned)
  try {
    if (row.action === 'archive') await assertMayRemove(context, namesOf(row.documents))
    if (pinned) {
      await assertApproved(context, pinned.drafts)
      await assertNotPublishedSince(context, pinned)
    }
    return null
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    return issueOf(row, error)
  }
}

const errorsIn = (issues: readonly DocumentIssue[]) => issues.filter(({ severity }) => severity === 'error')

const waitingRows = ({ database }: StudioContext): Promise<ScheduleRow[]> =>
  database
    .selectFrom('schedules')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('at', '>', 0)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Checks schedules in their order, each together with the earlier ones that will be carried out. */
async function walk(context: StudioContext, rows: readonly ScheduleRow[]) {
  let site = noChanges
  const checks: ScheduleCheck[] = []
  for (const row of rows) {
    const obstacle = await obstacleTo(context, row)
    const next = combine(site, changesOf(context, row))
    const issues = obstacle ? [obstacle] : errorsIn(await checked(context, next))
    if (issues.length > 0) checks.push({ id: row.id, issues })
    else site = next
  }
  return { site, checks }
}

/** The waiting schedules that could not be carried out as things are now, with the reasons. */
export async function checkSchedules(context: StudioContext): Promise<ScheduleCheck[]> {
  const { checks } = await walk(context, await waitingRows(context))
  return checks
}

interface Wanted {
  /** The drafts to publish; null: `removed` is to be removed. */
  pinned: PinnedDrafts | null
  removed: readonly DocumentName[]
  at: number
  /** Of the schedule that is replaced; undefined: a new one. */
  id?: number
  accepted?: Acceptance | undefined
}

/**
 * Throws NotScheduled, with the issues, unless this can be done at its time, after what is scheduled before it, and
 * WarningsNotAccepted if its documents have other warnings than its author has seen.
 */
export async function assertCanBeScheduled(
  context: StudioContext,
  { pinned, removed, at, id, accepted }: Wanted,
) {
  const rows = await waitingRows(context)
  const { site } = await walk(
    context,
    rows.filter((row) => row.at <= at && row.id !== id),
  )
  const wanted = pinned ? publicationOf(context, pinned) : { documents: [], removed }
  const found = await checked(context, combine(site, wanted))
  const issues = errorsIn(found)
  if (issues.length > 0)
    throw new StudioError('NotScheduled', phrase`Nothing was scheduled: it would fail at its time`, {
      issues,
    })
  const own = new Set([...wanted.documents, ...wanted.removed].map(documentName))
  assertAccepted(
    accepted,
    found.filter(({ document }) => own.has(document)),
  )
}

/**
 * Throws NotScheduled, with the issues, if a schedule would fail at another time, or others because of it. Those that
 * would fail anyway do not prevent it: a later time is needed to mend them.
 */
export async function assertCanBeMoved(context: StudioContext, { id, at }: { id: number; at: number }) {
  const rows = await waitingRows(context)
  const moved = rows
    .map((row) => (row.id === id ? { ...row, at } : row))
    .toSorted((one, other) => one.at - other.at || one.id - other.id)
  const failing = new Set((await walk(context, rows)).checks.map((check) => check.id))
  const fresh = (await walk(context, moved)).checks.filter((check) => !failing.has(check.id))
  if (fresh.length === 0) return
  const own = fresh.filter((check) => check.id === id)
  throw new StudioError(
    'NotScheduled',
    own.length > 0
      ? phrase`Nothing was moved: it would fail at that time`
      : phrase`Nothing was moved: what is scheduled after it would fail`,
    { issues: (own.length > 0 ? own : fresh).flatMap(({ issues }) => issues) },
  )
}
