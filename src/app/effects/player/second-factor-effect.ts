import { closeDialog } from '../../../modules/dialogs/index.ts'
import { onSessionEvent } from '../../../modules/session/index.ts'
import type { AppContext } from '../../app-context.ts'
import { popupId } from '../../popups/open-popup.ts'

/** The popup that asks for the second factor. */
const popup = 'two-factor'

/**
 * Asks for the code of a pending login, above the form with the password. Closing the popup cancels the login;
 * nothing of it is stored.
 */
export function secondFactorEffect({ openPopup }: AppContext): () => void {
  return onSessionEvent((event) => {
    const { type } = event
    if (type === 'secondFactorNeeded') openPopup(popup, { closed: event.giveUp })
    // Closes the popups below as well, even one that the player cannot close.
    if (type === 'login' || type === 'resumed')
      [popup, 'login', 'reset-password'].forEach((key) => closeDialog(popupId(key)))
  })
}
