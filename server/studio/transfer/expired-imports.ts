import type { StudioContext } from '../studio-context.ts'

/** Milliseconds that an exported file is kept. */
export const importTtlMs = 24 * 60 * 60 * 1000

/** Deletes files that were kept for their day. */
export async function deleteExpiredImports({
  database,
  now,
}: Pick<StudioContext, 'database' | 'now'>): Promise<void> {
  await database
    .deleteFrom('imports')
    .where('created_at', '<=', now() - importTtlMs)
    .execute()
}
