import { closeDialog } from '../../modules/dialogs/index.ts'
import { registerFollowUp, sessionStore } from '../../modules/session/index.ts'
import type { AppContext } from '../app-context.ts'
import { popupId } from '../popups/open-popup.ts'

/** The popup that asks for what a registration lacks. */
const popup = 'registration-completion'

const isIncomplete = () => sessionStore.get().account?.is_registration_completed === false

/**
 * A player whose registration is not complete is asked for the rest, on whatever page he is and however he came
 * in. The popup goes when the platform says that nothing is missing, or when there is no player any more.
 */
export function completionEffect({ openPopup }: AppContext): () => void {
  let isOpen = false
  const waiting = new Set<() => void>()

  function closed() {
    isOpen = false
    for (const resume of waiting) resume()
    waiting.clear()
    // Another dialog's end, or the player's own tricks, do not complete anything.
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
    // What else waits for the player comes after it.
    registerFollowUp('registration', async () => {
      check()
      if (isOpen) await new Promise<void>((resolve) => waiting.add(resolve))
    }),
  ]
  check()
  return () => stops.forEach((stop) => stop())
}
