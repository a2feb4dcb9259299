import { closeDialog } from '../../modules/dialogs/index.ts'
import { onSessionEvent } from '../../modules/session/index.ts'
import type { AppContext } from '../app-context.ts'
import { popupId } from '../popups/open-popup.ts'

/** The popup that asks for the code of a login. */
const popup = 'two-factor'

/**
 * A login that waits for its code asks for it above whatever the password was typed in. Who closes that gives
 * the login up: nothing of it is kept.
 */
export function secondFactorEffect({ openPopup }: AppContext): () => void {
  return onSessionEvent((event) => {
    const { type } = event
    if (type === 'secondFactorNeeded') openPopup(popup, { closed: event.giveUp })
    // The popup below has done its work as well, even one that the player may not close.
    if (type === 'login' || type === 'resumed') [popup, 'login'].forEach((key) => closeDialog(popupId(key)))
  })
}
