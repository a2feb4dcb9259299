import type { Selectable } from 'kysely'
import { errorAt, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import type { AuditAction } from '../../../schemas/studio/audit-actions.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { RequestedRemoval, WaitingReview } from '../../../schemas/studio/reviews.ts'
import { roleAllows, type Role } from '../../../schemas/studio/roles.ts'
import { documentName, documentNamed } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.ts'
import { lastVersion } from '../documents/archive.ts'
import { titleOf } from '../documents/titles.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'
import { readRules, rulesFor } from './approval-rules.ts'
import { readUsers } from './people.ts'
import { addSteps } from './steps.ts'

type Context = Pick<StudioContext, 'database' | 'gateway'>
type WritingContext = Context & Pick<StudioContext, 'now'>
type User = Caller['user']
type Sender = Pick<Caller, 'user' | 'token'>
type StepRow = Selectable<StudioTables['review_steps']>
type Vote = StepRow & { user_id: number }

/** A document on the site that is not removed on the word of one person. */
interface GuardedRemoval extends DocumentName {
  title: Localized<string> | undefined
  /** Content version that published it: a later publication voids all votes. */
  version: number
  /** The first is the request, the others confirm it. */
  votes: readonly Vote[]
  /** How many others still have to confirm it. */
  missing: number
  mayConfirm: (user: User) => boolean
}

/** Oldest first. */
const stepsOf = (database: StudioDatabase, subjects: readonly string[]): Promise<StepRow[]> =>
  database
    .selectFrom('review_steps')
    .selectAll()
    .where('subject', 'in', subjects)
    .where('action', 'in', ['removal', 'kept'])
    .orderBy('id')
    .execute()

/** Votes for removing this version, one per user, since somebody last decided to keep the document. */
function votesIn(steps: readonly StepRow[], version: number): Vote[] {
  const own = steps.filter(({ revision }) => revision === version)
  const since = own.slice(own.findLastIndex(({ action }) => action === 'kept') + 1)
  const votes = since.filter((step): step is Vote => step.action === 'removal' && step.user_id !== null)
  return votes.filter(({ user_id: id }, index) => votes.findIndex((each) => each.user_id === id) === index)
}

/** Those of the documents that are on the site and whose kind has a rule. */
async function readRemovals(context: Context, names: readonly DocumentName[]): Promise<GuardedRemoval[]> {
  const rules = await readRules(context)
  const published = new Set(context.gateway.entries().map(documentName))
  const present = names.filter((name) => published.has(documentName(name)))
  if (present.length === 0 || rules.every(({ count }) => count === 0)) return []
  const users = await readUsers(context)
  const steps = await stepsOf(context.database, present.map(documentName))
  const found = await Promise.all(
    present.map(async ({ kind, key }): Promise<GuardedRemoval[]> => {
      const last = await lastVersion(context, { kind, key })
      const applying = last ? rulesFor(rules, kind, [last]).filter(({ count }) => count > 0) : []
      if (!last || applying.length === 0) return []
      const subject = documentName({ kind, key })
      const votes = votesIn(
        steps.filter((step) => step.subject === subject),
        last.contentVersion,
      )
      const counting = (some: readonly Vote[], role: Role) =>
        some
          .map(({ user_id: id }) => users.get(id))
          .filter((user) => user?.is_active === 1 && roleAllows(user.role, role)).length
      const missing = applying.map(({ count, role }) => Math.max(0, count - counting(votes.slice(1), role)))
      // Approvers confirm, but somebody who may remove documents must want it, too.
      if (counting(votes, 'publisher') === 0) missing.push(1)
      return [
        {
          kind,
          key,
          title: titleOf(last.body),
          version: last.contentVersion,
          votes,
          missing: Math.max(...missing),
          mayConfirm: ({ id, role }) =>
            votes.length > 0 &&
            votes.every((vote) => vote.user_id !== id) &&
            applying.some((rule) => roleAllows(role, rule.role)),
        },
      ]
    }),
  )
  return found.flat()
}

const waitingIssue = ({ kind, key, missing }: GuardedRemoval): DocumentIssue =>
  inDocument(
    documentName({ kind, key }),
    errorAt(
      '',
      'NotApproved',
      phrase`Its removal is requested. Others who must confirm it: ${missing}`,
      phrase`They find the request on the start page of the Studio`,
    ),
  )

/**
 * Requests the removal of documents under a rule, or confirms the request of somebody else. Returns an error for each
 * that others must still confirm.
 */
export async function requestRemovals(
  context: WritingContext,
  caller: Sender,
  names: readonly DocumentName[],
): Promise<DocumentIssue[]> {
  const { user } = caller
  const removals = await readRemovals(context, names)
  const open = removals.filter(({ votes }) => votes.every((vote) => vote.user_id !== user.id))
  await addSteps(
    context,
    user,
    open.map(({ kind, key, version }) => ({ subject: { kind, key }, action: 'removal', revision: version })),
  )
  await record(
    context,
    caller,
    'documents.requestRemoval',
    open.filter(({ votes }) => votes.length === 0),
  )
  await record(
    context,
    caller,
    'documents.confirmRemoval',
    open.filter(({ votes }) => votes.length > 0),
  )
  const now = open.length > 0 ? await readRemovals(context, names) : removals
  return now.filter(({ missing }) => missing > 0).map(waitingIssue)
}

/** The audit log tells requests, confirmations and rejections from removals. */
async function record(
  context: WritingContext,
  { user, token }: Sender,
  action: AuditAction,
  names: readonly DocumentName[],
): Promise<void> {
  if (names.length === 0) return
  await recordAudit(context, { by: user, action, subject: names.map(documentName).join(', '), token })
}

/**
 * Confirms the removal that somebody else has requested, as all approvers of the kind may. Returns an error if others must
 * still confirm it.
 */
export async function confirmRemoval(
  context: WritingContext,
  caller: Sender,
  name: DocumentName,
): Promise<DocumentIssue[]> {
  const [removal] = await readRemovals(context, [name])
  if (!removal || removal.votes.length === 0) throw notRequested()
  if (!removal.mayConfirm(caller.user))
    throw new StudioError('NotAllowed', phrase`Others must confirm this removal`)
  await addConfirmation(context, caller.user, removal)
  await record(context, caller, 'documents.confirmRemoval', [name])
  const now = await readRemovals(context, [name])
  // Somebody has published the document again, or decided to keep it: nothing was confirmed.
  if (now.some(({ votes }) => votes.length === 0)) throw notRequested()
  return now.filter(({ missing }) => missing > 0).map(waitingIssue)
}

/** Adds a vote for the removal that was read. If somebody has decided to keep the document since, it would be a request. */
async function addConfirmation(
  { database, now }: WritingContext,
  user: User,
  { kind, key, version }: GuardedRemoval,
): Promise<void> {
  const subject = { kind, key }
  await inTransaction(database, async (transaction) => {
    const steps = await stepsOf(transaction, [documentName(subject)])
    if (votesIn(steps, version).length === 0) throw notRequested()
    await addSteps({ database: transaction, now }, user, [{ subject, action: 'removal', revision: version }])
  })
}

const notRequested = () => new StudioError('NotFound', phrase`Nobody asks to remove this document`)

/** Throws NotApproved, with the documents, unless enough others have confirmed these removals. */
export async function assertMayRemove(context: Context, names: readonly DocumentName[]): Promise<void> {
  const waiting = (await readRemovals(context, names)).filter(({ missing }) => missing > 0)
  const [first] = waiting
  if (!first) return
  const documents = waiting.map(({ kind, key }) => ({ kind, key }))
  const list = documents.map(documentName).join(', ')
  throw new StudioError('NotApproved', phrase`Others must confirm the removal of ${list}`, {
    document: documentName(first),
    documents,
  })
}

/** Decides to keep a document: all requests to remove it are void. */
export async function keepDocument(
  context: WritingContext,
  caller: Sender,
  { kind, key }: DocumentName,
): Promise<void> {
  const [removal] = await readRemovals(context, [{ kind, key }])
  if (!removal || removal.votes.length === 0) throw notRequested()
  await addSteps(context, caller.user, [
    { subject: { kind, key }, action: 'kept', revision: removal.version },
  ])
  await record(context, caller, 'documents.rejectRemoval', [{ kind, key }])
}

/** The request to remove a document; undefined if there is none. */
export async function requestedRemoval(
  context: Context,
  user: User,
  name: DocumentName,
): Promise<RequestedRemoval | undefined> {
  const [removal] = await readRemovals(context, [name])
  const request = removal?.votes[0]
  return removal && request
    ? {
        by: request.by,
        at: toIsoTime(request.at),
        missing: removal.missing,
        mayConfirm: removal.mayConfirm(user),
      }
    : undefined
}

/** Requests to remove documents that this user can confirm, newest first. */
export async function removalsToConfirm(context: Context, user: User): Promise<WaitingReview[]> {
  const rows = await context.database
    .selectFrom('review_steps')
    .select('subject')
    .distinct()
    .where('action', '=', 'removal')
    .execute()
  const removals = await readRemovals(
    context,
    rows.flatMap(({ subject }) => documentNamed(subject) ?? []),
  )
  return removals
    .filter(({ missing, mayConfirm }) => missing > 0 && mayConfirm(user))
    .flatMap(({ kind, key, title, votes: [request] }): WaitingReview[] =>
      request
        ? [
            {
              subject: { kind, key },
              ...(title !== undefined && { title }),
              by: request.by,
              at: toIsoTime(request.at),
              message: '',
              reason: 'removal',
              answeredBy: [],
            },
          ]
        : [],
    )
    .sort((one, other) => other.at.localeCompare(one.at))
}
