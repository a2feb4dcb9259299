import type { AuditEntry } from '../../schemas/studio/answers.ts'
import { toIsoTime, type StudioContext } from './studio-context.ts'

const pageSize = 100

/** Records a user's action; read-only calls are not recorded. */
export async function recordAudit(
  { database, now }: StudioContext,
  entry: { by: string; action: string; subject: string },
): Promise<void> {
  const { by, action, subject } = entry
  await database
    .insertInto('audit')
    .values({ at: now(), by: by.slice(0, 80), action, subject: subject.slice(0, 2000) })
    .execute()
}

/** Newest first. */
export async function listAuditEntries({ database }: StudioContext, before?: number): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom('audit')
    .selectAll()
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute()
  return rows.map(({ id, at, by, action, subject }) => ({ id, at: toIsoTime(at), by, action, subject }))
}
