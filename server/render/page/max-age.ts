import type { CompiledPage } from '../../../schemas/compiled.ts'

/**
 * Seconds for which a page is cached at a time in milliseconds since 1970: no longer than its blocks stay the same.
 * null: until the next publication.
 */
export function maxAgeAt(
  { maxAge, changesAt }: Pick<CompiledPage, 'maxAge' | 'changesAt'>,
  now: number,
): number | null {
  if (changesAt === undefined) return maxAge
  return Math.min(maxAge ?? Infinity, Math.max(1, changesAt - now) / 1000)
}
