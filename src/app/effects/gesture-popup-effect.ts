import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'
import type { AppContext } from '../app-context.ts'

/** Browsers hold sound back until somebody has pressed something. */
const hasInteracted = () => navigator.userActivation.hasBeenActive

/** A page may ask for a first gesture, once in a visit, and only where there has been none. */
export function gesturePopupEffect({ router, currentPage, openPopup }: AppContext): () => void {
  function check() {
    const { gesturePopup } = currentPage().answer.page
    if (gesturePopup === undefined || router.state.navigation.state !== 'idle' || hasInteracted()) return
    if (readItem('session', storageKeys.gestureAsked) !== null) return
    writeItem('session', storageKeys.gestureAsked, '1')
    openPopup(gesturePopup)
  }
  check()
  return router.subscribe(check)
}
