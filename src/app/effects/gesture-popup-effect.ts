import type { createBrowserRouter } from 'react-router-dom'
import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'
import type { PageData } from '../render/page-data.ts'
import type { OpenPopup } from '../popups/open-popup.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Browsers hold sound back until somebody has pressed something. */
const hasPressed = () => navigator.userActivation.hasBeenActive

/** A page may ask for a first gesture, once in a visit, and only where there has been none. */
export function followGestureWishes(
  router: Router,
  currentPage: () => PageData,
  openPopup: OpenPopup,
): () => void {
  function check() {
    const { gesturePopup } = currentPage().answer.page
    if (gesturePopup === undefined || router.state.navigation.state !== 'idle' || hasPressed()) return
    if (readItem('session', storageKeys.gestureAsked) !== null) return
    writeItem('session', storageKeys.gestureAsked, '1')
    openPopup(gesturePopup)
  }
  check()
  return router.subscribe(check)
}
