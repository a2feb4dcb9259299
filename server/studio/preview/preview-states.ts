import { callNames } from '../../../schemas/api/calls.ts'
import { apiErrorTypes } from '../../../schemas/api/errors.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { previewPlayers, type PreviewStates, type PreviewVisitor } from '../../../schemas/studio/preview.ts'
import type { StudioContext } from '../studio-context.ts'

/** As whom, and with which troubles, drafts can be looked at: an operator's platform has no players to spare. */
export function previewStates({ isSandbox }: Pick<StudioContext, 'isSandbox'>): PreviewStates {
  if (!isSandbox) return { players: [], calls: [], errors: [] }
  return { players: previewPlayers, calls: callNames, errors: apiErrorTypes }
}

/** Refuses a visitor that this site does not have. */
export function assertOffered(
  { isSandbox }: Pick<StudioContext, 'isSandbox'>,
  visitor: PreviewVisitor | undefined,
): void {
  if (!visitor || isSandbox || (visitor.who === 'guest' && !visitor.trouble)) return
  throw new StudioError('InvalidParameters', 'Only the sandbox has players and troubles for previews', {
    path: '/visitor',
  })
}
