import type { StudioContext } from '../studio-context.ts'
import { draftsOfPreview } from './preview-links.ts'

/**
 * Prepares the site with the saved drafts, which the preview asks for right after a save. A check of the drafts, which
 * takes longer, then waits for it and not the other way round.
 */
export function prepareDrafts(context: Pick<StudioContext, 'database' | 'drafts' | 'gateway'>): void {
  draftsOfPreview(context, { documents: null, release: null, shared: null, theme: null })
    .then((drafts) => context.gateway.withDrafts(drafts))
    .catch(() => undefined)
}
