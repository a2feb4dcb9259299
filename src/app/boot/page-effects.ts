import type { Effect } from '../app-context.ts'
import { clicksEffect } from '../effects/clicks-effect.ts'
import { fatalErrorsEffect } from '../effects/fatal-errors-effect.ts'
import { gesturePopupEffect } from '../effects/gesture-popup-effect.ts'
import { historyEffect } from '../effects/history-effect.ts'
import { hydrationEffect } from '../effects/hydration-effect.ts'
import { iframeMessagesEffect } from '../effects/iframe-messages-effect.ts'
import { playersEffect } from '../effects/players-effect.ts'
import { popupFlagsEffect } from '../effects/popup-flags-effect.ts'
import { realPlayEffect } from '../effects/real-play-effect.ts'
import { secondFactorEffect } from '../effects/second-factor-effect.ts'
import { sessionEffect } from '../effects/session-effect.ts'
import { unsentFormsEffect } from '../effects/unsent-forms-effect.ts'

/** Effects that handle the player's first click, and therefore start before React hydrates the page. */
export const effectsBeforeHydration: readonly Effect[] = [
  unsentFormsEffect,
  sessionEffect,
  fatalErrorsEffect,
  secondFactorEffect,
  historyEffect,
  clicksEffect,
  iframeMessagesEffect,
  hydrationEffect,
]

/** Effects that may open a popup at once, and therefore start when the page is displayed. */
export const effectsAfterHydration: readonly Effect[] = [
  popupFlagsEffect,
  realPlayEffect,
  gesturePopupEffect,
  playersEffect,
]
