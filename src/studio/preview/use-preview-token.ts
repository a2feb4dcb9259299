import type { PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Lifetime in minutes of a token for the editor's own preview; it is renewed before. */
const life = 12 * 60
/** Seconds after which it is renewed, which loads the page again. */
const renewal = 6 * 60 * 60

/** A token that shows all saved drafts to a visitor; without a visitor, to the user of this browser. */
export function usePreviewToken(visitor: PreviewVisitor | undefined) {
  return useStudioData('preview.link', { path: '/', minutes: life, ...(visitor && { visitor }) }, renewal, {
    // Each token is another address: the page would be loaded again whenever the focus leaves it. A tab that was
    // hidden when the interval ended renews the token when it is seen again.
    focusThrottleInterval: renewal * 1000,
    revalidateOnReconnect: false,
  })
}
