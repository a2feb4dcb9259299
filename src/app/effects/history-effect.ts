import { NavigationType, type createBrowserRouter } from 'react-router-dom'
import { closeAllDialogs } from '../../modules/dialogs/index.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Whoever steps back to another page leaves the dialogs of this one behind. */
export function followHistory(router: Router): () => void {
  let { pathname } = router.state.location
  return router.subscribe(({ historyAction, location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    if (historyAction === NavigationType.Pop) closeAllDialogs()
  })
}
