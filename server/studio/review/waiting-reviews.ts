import type { Selectable } from 'kysely'
import type { Draft } from '../../../schemas/studio/answers.ts'
import { isPastRelease } from '../../../schemas/studio/releases.ts'
import type { DocumentApproval, ReviewSubject, WaitingReview } from '../../../schemas/studio/reviews.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { documentName } from '../../content/index.ts'
import { releaseDrafts } from '../releases/release-changes.ts'
import { currentDrafts, type ScheduleRow } from '../schedules/schedules.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { readApprovals } from './approvals.ts'
import { readUsers, type Users } from './people.ts'
import { removalsToConfirm } from './removals.ts'
import { rolesAsked, usersAsked, type RequestRow } from './requests.ts'
import { subjectNamed } from './review-subjects.ts'

type StepRow = Selectable<StudioTables['review_steps']>

/** What a request is about; null if there is nothing left to review. */
async function reviewed(
  context: StudioContext,
  subject: ReviewSubject,
  drafts: ReadonlyMap<string, Draft>,
  releases: ReadonlyMap<number, ScheduleRow>,
): Promise<{ name?: string; drafts: Draft[] } | null> {
  if (!('release' in subject)) {
    const draft = drafts.get(documentName(subject))
    return draft ? { drafts: [draft] } : null
  }
  const row = releases.get(subject.release)
  if (!row || row.name === null || isPastRelease(row)) return null
  const own = await releaseDrafts(context, row)
  return own.length > 0 ? { name: row.name, drafts: own } : null
}

/** Whether a request still waits for a decision of this user. */
function waitsFor(
  user: Caller['user'],
  request: RequestRow,
  answers: readonly StepRow[],
  users: Users,
): boolean {
  if (request.user_id === user.id) return false
  const answeredBy = answers.flatMap(({ user_id: id }) => (id === null ? [] : [id]))
  if (answeredBy.includes(user.id)) return false
  if (usersAsked(request).includes(user.id)) return true
  return rolesAsked(request).some(
    (role) =>
      roleAllows(user.role, role) &&
      // One user of the role is enough.
      !answeredBy.some((id) => roleAllows(users.get(id)?.role ?? 'viewer', role)),
  )
}

/** What others say about the caller's own request; null while it waits. */
function answerTo(approvals: readonly DocumentApproval[], request: RequestRow, answers: readonly StepRow[]) {
  const critics = approvals.flatMap(({ decisions }) =>
    decisions
      .filter(
        ({ decision, isCurrent, by }) => decision === 'changes' && isCurrent && by.id !== request.user_id,
      )
      .map(({ by }) => by.name),
  )
  if (critics.length > 0) return { reason: 'changes', answeredBy: [...new Set(critics)] } as const
  const isApproved = approvals.every(
    (each) => each.isApproved && each.decisions.some(({ isCurrent }) => isCurrent),
  )
  return answers.length > 0 && isApproved ? ({ reason: 'approved', answeredBy: [] } as const) : null
}

/** Removals that the caller can confirm, then reviews that the caller was asked for and answered requests of the caller. */
export async function listWaiting(context: StudioContext, caller: Caller): Promise<WaitingReview[]> {
  return [...(await removalsToConfirm(context, caller.user)), ...(await listReviews(context, caller))]
}

async function listReviews(context: StudioContext, { user }: Caller): Promise<WaitingReview[]> {
  const { database } = context
  const requests = await database.selectFrom('review_requests').selectAll().orderBy('at', 'desc').execute()
  if (requests.length === 0) return []
  const [users, drafts] = await Promise.all([readUsers(context), currentDrafts(context)])
  const steps = await database
    .selectFrom('review_steps')
    .selectAll()
    .where(
      'subject',
      'in',
      requests.map(({ subject }) => subject),
    )
    .where('action', 'in', ['approve', 'changes'])
    .execute()
  const releases = await releasesOf(context, requests)
  const found = await Promise.all(
    requests.map(async (request) => {
      const subject = subjectNamed(request.subject)
      const what = subject && (await reviewed(context, subject, drafts, releases))
      if (!what) return []
      const answers = steps.filter((step) => step.subject === request.subject && step.at >= request.at)
      const isAsked = waitsFor(user, request, answers, users)
      return isAsked || request.user_id === user.id ? [{ request, subject, what, answers, isAsked }] : []
    }),
  )
  const relevant = found.flat()
  const all = await readApprovals(
    context,
    relevant.flatMap(({ what }) => what.drafts),
    user.id,
  )
  return relevant.flatMap(({ request, subject, what, answers, isAsked }): WaitingReview[] => {
    const approvals = all.splice(0, what.drafts.length)
    const entry = {
      subject,
      ...(what.name !== undefined && { name: what.name }),
      ...(what.name === undefined && approvals[0]?.title && { title: approvals[0].title }),
      by: users.get(request.user_id)?.name ?? '',
      at: toIsoTime(request.at),
      message: request.message,
    }
    if (isAsked) return [{ ...entry, reason: 'review', answeredBy: [] }]
    const answer = answerTo(approvals, request, answers)
    return answer ? [{ ...entry, ...answer }] : []
  })
}

/** The releases that requests are about, by id. */
async function releasesOf(
  { database }: Pick<StudioContext, 'database'>,
  requests: readonly RequestRow[],
): Promise<ReadonlyMap<number, ScheduleRow>> {
  const ids = requests.flatMap((request) => {
    const subject = subjectNamed(request.subject)
    return subject && 'release' in subject ? [subject.release] : []
  })
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('schedules').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
