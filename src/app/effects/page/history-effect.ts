import { NavigationType } from 'react-router-dom'
import type { AppContext } from '../../app-context.ts'
import { closeAllDialogs } from '../../../modules/dialogs/index.ts'

/** Closes dialogs when the player navigates back to another page. */
export function historyEffect({ router }: AppContext): () => void {
  let { pathname } = router.state.location
  return router.subscribe(({ historyAction, location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    if (historyAction === NavigationType.Pop) closeAllDialogs()
  })
}
