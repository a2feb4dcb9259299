import { callNames } from '../../../schemas/api/calls.ts'
import { apiErrorTypes } from '../../../schemas/api/errors.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { previewPlayers, type PreviewStates, type PreviewVisitor } from '../../../schemas/studio/preview.ts'
import type { StudioContext } from '../studio-context.ts'

/** Visitors and injected faults available for previews. An operator's platform has no players for previews. */
export function previewStates({
  isSandbox,
  knowsCountry,
}: Pick<StudioContext, 'isSandbox' | 'knowsCountry'>): PreviewStates {
  if (!isSandbox) return { knowsCountry, players: [], calls: [], errors: [] }
  return { knowsCountry, players: previewPlayers, calls: callNames, errors: apiErrorTypes }
}

/** Rejects a visitor that this site does not have. */
export function assertOffered(
  { isSandbox }: Pick<StudioContext, 'isSandbox'>,
  visitor: PreviewVisitor | undefined,
): void {
  if (!visitor || isSandbox || (visitor.who === 'guest' && !visitor.fault)) return
  throw new StudioError('InvalidParameters', phrase`Only the sandbox has players and faults for previews`, {
    path: '/visitor',
  })
}
