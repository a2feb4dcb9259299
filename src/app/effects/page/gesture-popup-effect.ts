import { readItem, writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import type { AppContext } from '../../app-context.ts'

/** Browsers block sound until the first user interaction. */
const hasInteracted = () => navigator.userActivation.hasBeenActive

/** Asks for a first interaction if the page requires one, once per visit and only if there was none. */
export function gesturePopupEffect({ router, currentPage, openPopup }: AppContext): () => void {
  function check() {
    const { gesturePopup } = currentPage().answer.page
    if (gesturePopup === undefined || router.state.navigation.state !== 'idle' || hasInteracted()) return
    if (readItem('session', storageKeys.gestureHintShown) !== null) return
    writeItem('session', storageKeys.gestureHintShown, '1')
    openPopup(gesturePopup)
  }
  check()
  return router.subscribe(check)
}
