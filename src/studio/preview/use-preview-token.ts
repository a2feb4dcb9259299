import type { PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Minutes that a token of the editor's own preview lives; asked for anew long before. */
const life = 12 * 60

/** A token that shows every draft as it is saved, to a visitor or, left out, to whoever this browser belongs to. */
export function usePreviewToken(visitor: PreviewVisitor | undefined) {
  return useStudioData('preview.link', { path: '/', minutes: life, ...(visitor && { visitor }) })
}
