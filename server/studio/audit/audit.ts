import { sql, type RawBuilder } from 'kysely'
import type { AuditEntry } from '../../../schemas/studio/answers.ts'
import { auditGroups } from '../../../schemas/studio/audit.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { AuditAction } from '../../../schemas/studio/audit-actions.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readDetail, type AuditDetail } from './audit-detail.ts'
import { listDocuments } from '../documents/documents.ts'
import { failedSignIn, normalLogin } from '../accounts/users.ts'
import { system, type Actor } from '../actor.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'

const pageSize = 100

/** What somebody has done. */
export interface Deed {
  by: Actor
  action: AuditAction
  subject: string
  /** The access token that did it in the user's name. */
  token?: { id: number; name: string } | undefined
  detail?: AuditDetail | undefined
}

/** Records a user's action; read-only calls are not recorded. */
export async function recordAudit(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  { by, action, subject, token, detail }: Deed,
): Promise<void> {
  const whole = token ? `${subject} [${token.name}]` : subject
  await database
    .insertInto('audit')
    .values({
      at: now(),
      ...storedBy(by),
      token_id: token?.id ?? null,
      action,
      subject: whole.slice(0, 2000),
      detail: detail ? JSON.stringify(detail) : null,
      search: searchText([by.name, whole, ...textsOf(detail)]),
    })
    .execute()
}

const searchText = (texts: readonly string[]) => texts.join('\n').toLowerCase().slice(0, 20_000)

const textsOf = ({ changes = [], reason = '' }: AuditDetail = {}) => [
  reason,
  ...changes.flatMap(({ before = '', after = '' }) => [String(before), String(after)]),
]

const storedBy = ({ id, name }: Actor) => ({ by: name.slice(0, 80), user_id: id })

const hour = 60 * 60 * 1000
/** Most failed sign-ins recorded per hour, so that nobody can fill the log without signing in. */
const maxFailedPerHour = 100
/** Milliseconds after which failed sign-ins are deleted; everything else is kept. */
const failedTtlMs = 90 * 24 * hour

/**
 * Records a failed sign-in with the user's name, or none if there is no such user: the login is what a stranger
 * typed, perhaps somebody's password. Repetitions from the same address are recorded once an hour.
 */
export async function recordFailedSignIn(
  context: StudioContext,
  { login, reason, address }: { login: string; reason: string; address: string },
): Promise<void> {
  const { database, now } = context
  const user = await database
    .selectFrom('users')
    .select(['id', 'name'])
    .where('login', '=', normalLogin(login))
    .executeTakeFirst()
  const entry = { ...storedBy(user ?? system), action: failedSignIn, subject: `${reason}, ${address}` }
  await inTransaction(database, async (transaction) => {
    const recent = await transaction
      .selectFrom('audit')
      .select(['user_id', 'by', 'subject'])
      .where('action', '=', failedSignIn)
      .where('at', '>', now() - hour)
      .execute()
    const isKnown = recent.some(
      (row) => row.user_id === entry.user_id && row.by === entry.by && row.subject === entry.subject,
    )
    if (isKnown || recent.length >= maxFailedPerHour) return
    await transaction
      .deleteFrom('audit')
      .where('action', '=', failedSignIn)
      .where('at', '<=', now() - failedTtlMs)
      .execute()
    await transaction
      .insertInto('audit')
      .values({ at: now(), token_id: null, ...entry, search: searchText([entry.by, entry.subject]) })
      .execute()
  })
}

/** Documents are named `kind/key` in subjects: first, after a space, or after the sign of what was done with them. */
const subjectPatterns = (kind: string) => [`${kind}/%`, ...[' ', '+', '−'].map((sign) => `%${sign}${kind}/%`)]

/** Whether a text contains another one, whatever its characters mean in patterns. */
const isIn = (text: RawBuilder<unknown>, part: string) =>
  sql<boolean>`${text} like ${`%${part.replace(/[!%_]/g, '!$&')}%`} escape '!'`

/** Documents by which a search is narrowed at most. */
const maxTitled = 20

/** Names of the documents whose title in any language has all these words. */
async function namesWithTitle(context: StudioContext, words: readonly string[]): Promise<string[]> {
  const documents = await listDocuments(context)
  return documents
    .filter(({ title = {} }) => {
      const text = Object.values(title).join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .slice(0, maxTitled)
    .map(documentName)
}

/** Newest first. */
export async function listAuditEntries(
  context: StudioContext,
  { before, user, group, kind, query: text = '', from, until }: StudioParams<'audit.list'>,
): Promise<AuditEntry[]> {
  const { database } = context
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const titled = words.length === 0 ? [] : await namesWithTitle(context, words)
  let query = database
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .selectAll('audit')
    .select('users.login')
  if (before !== undefined) query = query.where('audit.id', '<', before)
  if (user !== undefined)
    // Entries of earlier versions may have the name only.
    query = query.where((where) =>
      where.or([
        where('audit.user_id', '=', user),
        where.and([
          where('audit.user_id', 'is', null),
          where('audit.by', '=', where.selectFrom('users').select('name').where('id', '=', user)),
        ]),
      ]),
    )
  if (from !== undefined) query = query.where('at', '>=', Date.parse(from))
  if (until !== undefined) query = query.where('at', '<', Date.parse(until))
  if (group !== undefined)
    query = query.where((where) =>
      where.or(
        auditGroups[group].map((name) =>
          name.endsWith('.') ? where('action', 'like', `${name}%`) : where('action', '=', name),
        ),
      ),
    )
  if (words.length > 0)
    query = query.where((where) =>
      where.or([
        where.and(words.map((word) => isIn(sql`coalesce(search, lower(subject))`, word))),
        ...titled.map((name) => isIn(sql`subject`, name)),
      ]),
    )
  if (kind !== undefined)
    query = query.where((where) =>
      where.or(subjectPatterns(kind).map((pattern) => where('subject', 'like', pattern))),
    )
  const rows = await query.orderBy('audit.id', 'desc').limit(pageSize).execute()
  return rows.map(({ id, at, by, login, action, subject, detail }) => ({
    id,
    at: toIsoTime(at),
    by,
    login,
    action,
    subject,
    ...readDetail(detail),
  }))
}
