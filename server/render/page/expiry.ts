import type { CompiledPage } from '../../../schemas/compiled.ts'

/**
 * Until when a page made now may be cached: no longer than its blocks stay the same. In milliseconds since 1970; null:
 * until the next publication.
 */
export function expiryOf(
  { maxAge, changesAt }: Pick<CompiledPage, 'maxAge' | 'changesAt'>,
  /** When the first of its items ends. */
  endsAt: number,
  now: number,
): number | null {
  const ends = [
    ...(maxAge === null ? [] : [now + maxAge * 1000]),
    ...(changesAt === undefined ? [] : [changesAt]),
    ...(endsAt === Infinity ? [] : [endsAt]),
  ]
  return ends.length === 0 ? null : Math.min(...ends)
}
