import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Lifetime in minutes of a token for the editor's own preview; it is renewed before. */
const life = 12 * 60
/** Seconds after which it is renewed, which loads the page again. */
const renewal = 6 * 60 * 60

/** To whom the site is shown, by default the user of this browser, when, by default now, and in which theme. */
export type PreviewLook = Pick<StudioParams<'preview.link'>, 'visitor' | 'at' | 'theme'>

/** A token that shows all saved drafts. */
export function usePreviewToken(look: PreviewLook) {
  return useStudioData('preview.link', { path: '/', minutes: life, ...look }, renewal, {
    // Each token is another address: the page would be loaded again whenever the focus leaves it. A tab that was
    // hidden when the interval ended renews the token when it is seen again.
    focusThrottleInterval: renewal * 1000,
    revalidateOnReconnect: false,
  })
}
