import type { Effect } from '../app-context.ts'
import { clicksEffect } from '../effects/page/clicks-effect.ts'
import { confirmationEffect } from '../effects/player/confirmation-effect.ts'
import { fatalErrorsEffect } from '../effects/page/fatal-errors-effect.ts'
import { gesturePopupEffect } from '../effects/page/gesture-popup-effect.ts'
import { historyEffect } from '../effects/page/history-effect.ts'
import { hydrationEffect } from '../effects/page/hydration-effect.ts'
import { iframeMessagesEffect } from '../effects/page/iframe-messages-effect.ts'
import { playersEffect } from '../effects/player/players-effect.ts'
import { popupFlagsEffect } from '../effects/page/popup-flags-effect.ts'
import { realPlayEffect } from '../effects/player/real-play-effect.ts'
import { secondFactorEffect } from '../effects/player/second-factor-effect.ts'
import { sessionEffect } from '../effects/player/session-effect.ts'
import { unsentFormsEffect } from '../effects/page/unsent-forms-effect.ts'

/** Effects that handle the player's first click, and therefore start before React hydrates the page. */
export const effectsBeforeHydration: readonly Effect[] = [
  unsentFormsEffect,
  sessionEffect,
  fatalErrorsEffect,
  confirmationEffect,
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
