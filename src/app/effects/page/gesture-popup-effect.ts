import { readItem, writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import type { AppContext } from '../../app-context.ts'

/** Browsers block sound until the first user interaction. */
const hasInteracted = () => navigator.userActivation.hasBeenActive

/** Asks for a first interaction if the page requires one, once per visit and only if there was none. */
export function gesturePopupEffect({ router, currentPage, openPopup }: AppContext): () => void {
  function check() {
    const { page, path } = currentPage().answer
    const isHere = () => router.state.navigation.state === 'idle' && currentPage().answer.path === path
    if (page.gesturePopup === undefined || !isHere() || hasInteracted()) return
    if (readItem('session', storageKeys.gestureHintShown) !== null) return
    writeItem('session', storageKeys.gestureHintShown, '1')
    openPopup(page.gesturePopup, { isWanted: isHere })
  }
  check()
  return router.subscribe(check)
}
