import type { Selectable } from 'kysely'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { CommentThread, ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { inTransaction } from '../../db/transaction.ts'
import { releaseRow } from '../releases/release-changes.ts'
import { readDocument } from '../documents/documents.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { personOf, readUsers, type Users } from './people.ts'
import { addSteps } from './steps.ts'
import { subjectName, subjectNamed } from './review-subjects.ts'

type CommentRow = Selectable<StudioTables['review_comments']>

/** Most comments returned; the newest ones. */
const maxComments = 1000

function threadOf(first: CommentRow, replies: readonly CommentRow[], users: Users): CommentThread[] {
  const subject = subjectNamed(first.subject)
  if (!subject) return []
  const { id, block, path, resolved_at: resolvedAt, resolved_by: resolvedBy } = first
  return [
    {
      id,
      subject,
      block,
      path,
      comments: [first, ...replies].map((row) => ({
        id: row.id,
        by: personOf(users, row.user_id),
        at: toIsoTime(row.at),
        text: row.text,
      })),
      resolved:
        resolvedAt === null ? null : { by: personOf(users, resolvedBy ?? 0), at: toIsoTime(resolvedAt) },
    },
  ]
}

/** The threads of these subjects, oldest first. */
export async function listThreads(
  { database }: Pick<StudioContext, 'database'>,
  subjects: readonly string[],
  users: Users,
): Promise<CommentThread[]> {
  const rows = await database
    .selectFrom('review_comments')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('id', 'desc')
    .limit(maxComments)
    .execute()
  rows.reverse()
  return rows
    .filter(({ thread }) => thread === null)
    .flatMap((first) =>
      threadOf(
        first,
        rows.filter(({ thread }) => thread === first.id),
        users,
      ),
    )
}

async function firstOf({ database }: Pick<StudioContext, 'database'>, id: number): Promise<CommentRow> {
  const row = await database
    .selectFrom('review_comments')
    .selectAll()
    .where('id', '=', id)
    .where('thread', 'is', null)
    .executeTakeFirst()
  if (!row) throw new StudioError('NotFound', phrase`There is no such comment`)
  return row
}

/** Id of the user who has started a thread. */
export async function threadStarter(context: Pick<StudioContext, 'database'>, id: number): Promise<number> {
  return (await firstOf(context, id)).user_id
}

async function readThread(context: Pick<StudioContext, 'database'>, id: number): Promise<CommentThread> {
  const first = await firstOf(context, id)
  const replies = await context.database
    .selectFrom('review_comments')
    .selectAll()
    .where('thread', '=', id)
    .orderBy('id')
    .execute()
  const [thread] = threadOf(first, replies, await readUsers(context))
  if (!thread) throw new StudioError('NotFound', phrase`There is no such comment`)
  return thread
}

async function assertExists(context: StudioContext, subject: ReviewSubject): Promise<void> {
  if ('release' in subject) return void (await releaseRow(context, subject.release))
  if (!(await readDocument(context, subject)))
    throw new StudioError('NotFound', phrase`This document does not exist`)
}

export async function addComment(
  context: StudioContext,
  { user }: Caller,
  { subject, block, path, text }: StudioParams<'comments.add'>,
): Promise<CommentThread> {
  await assertExists(context, subject)
  const { id } = await context.database
    .insertInto('review_comments')
    .values({
      subject: subjectName(subject),
      block,
      path,
      thread: null,
      at: context.now(),
      user_id: user.id,
      text: text.trim(),
      resolved_at: null,
      resolved_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return readThread(context, id)
}

/** A reply to a resolved thread opens it again, so that it is not overlooked. */
export async function replyTo(
  context: StudioContext,
  { user }: Caller,
  { thread, text }: StudioParams<'comments.reply'>,
): Promise<CommentThread> {
  const { database, now } = context
  await inTransaction(database, async (transaction) => {
    const { subject, block, path } = await firstOf({ database: transaction }, thread)
    await transaction
      .insertInto('review_comments')
      .values({
        subject,
        block,
        path,
        thread,
        at: now(),
        user_id: user.id,
        text: text.trim(),
        resolved_at: null,
        resolved_by: null,
      })
      .execute()
    await transaction
      .updateTable('review_comments')
      .set({ resolved_at: null, resolved_by: null })
      .where('id', '=', thread)
      .execute()
  })
  return readThread(context, thread)
}

/** The part of a comment that the history shows. */
const quoteLength = 80

export async function resolveThread(
  context: StudioContext,
  { user }: Caller,
  { thread, isResolved }: StudioParams<'comments.resolve'>,
): Promise<CommentThread> {
  const { database, now } = context
  await inTransaction(database, async (transaction) => {
    const first = await firstOf({ database: transaction }, thread)
    const subject = subjectNamed(first.subject)
    if (!subject || (first.resolved_at !== null) === isResolved) return
    await transaction
      .updateTable('review_comments')
      .set({ resolved_at: isResolved ? now() : null, resolved_by: isResolved ? user.id : null })
      .where('id', '=', thread)
      .execute()
    await addSteps({ database: transaction, now }, user, [
      { subject, action: isResolved ? 'resolved' : 'reopened', text: first.text.slice(0, quoteLength) },
    ])
  })
  return readThread(context, thread)
}
