import { closeDialog } from '../../../modules/dialogs/index.ts'
import { registerFollowUp, sessionStore } from '../../../modules/session/index.ts'
import type { AppContext } from '../../app-context.ts'
import { popupId } from '../../popups/open-popup.ts'

/** The popup that asks for missing registration data. */
const popup = 'registration-completion'

const isIncomplete = () => sessionStore.get().account?.is_registration_completed === false

/**
 * Asks a player with an incomplete registration for the rest, on any page and after any login. The popup closes
 * when the platform reports that nothing is missing, or on logout.
 */
export function completionEffect({ openPopup }: AppContext): () => void {
  let isOpen = false
  const waiting = new Set<() => void>()

  function closed() {
    isOpen = false
    for (const resume of waiting) resume()
    waiting.clear()
    // The popup was closed without completing the registration: check again.
    check()
  }

  function check() {
    if (!isIncomplete()) {
      if (isOpen) closeDialog(popupId(popup))
    } else if (!isOpen) {
      isOpen = true
      openPopup(popup, { preventClose: true, closed })
    }
  }

  const stops = [
    sessionStore.subscribe(check),
    // Other follow-ups come after it.
    registerFollowUp('registration', async () => {
      check()
      if (isOpen) await new Promise<void>((resolve) => waiting.add(resolve))
    }),
  ]
  check()
  return () => stops.forEach((stop) => stop())
}
