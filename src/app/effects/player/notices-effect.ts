import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { AccountInfo } from '../../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { onGesture } from '../../../lib/browser/gestures.ts'
import { logProblem } from '../../../lib/log.ts'
import { mustStayQuiet } from '../../navigation/quiet-pages.ts'
import { onSessionEvent, sessionStore } from '../../../modules/session/index.ts'
import type { PlayerContext } from './player-context.ts'

/**
 * Announces news of the loyalty program with the player's first interaction on the page, and after each change
 * of its path, but not on pages of games and money. Guests make no calls and load none of this code.
 */
export function noticesEffect({ router, currentPage, whileLoading }: PlayerContext): () => void {
  let path = whileLoading.location.pathname
  /** The player who has interacted. */
  let shownTo: EntityId | undefined

  const isQuiet = () => mustStayQuiet(currentPage().answer.page)

  async function tell({ uid, is_on_break }: AccountInfo) {
    // No offers during a break.
    if (is_on_break === true) return
    // The platform keeps them until they are requested on another page.
    if (isQuiet()) return
    try {
      const { showNotices } = await import('../../../modules/notices/index.ts')
      const { answer, config, i18n } = currentPage()
      await showNotices({
        uid,
        settings: config.loyalty,
        locale: answer.locale,
        t: (key, values) => i18n.t(key, values ?? {}),
        mustWait: isQuiet,
      })
    } catch (error) {
      // The player has logged out meanwhile, perhaps in another tab.
      const isOver = error instanceof ApiError && error.type === 'AuthorizationException'
      if (!isOver) logProblem('notices could not be loaded', error)
    }
  }

  function show() {
    const { account } = sessionStore.get()
    if (account === null || account.uid === shownTo || isQuiet()) return
    shownTo = account.uid
    void tell(account)
  }

  function checkPath() {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.pathname === path) return
    path = location.pathname
    const { account } = sessionStore.get()
    if (account !== null) void tell(account)
  }

  function checkPlayer() {
    if (sessionStore.get().account === null) shownTo = undefined
  }

  async function forget() {
    try {
      const { forgetNotices } = await import('../../../modules/notices/index.ts')
      await forgetNotices()
    } catch (error) {
      logProblem('the notices of a deleted account could not be dropped', error)
    }
  }

  const stops = [
    onGesture(show),
    router.subscribe(checkPath),
    sessionStore.subscribe(checkPlayer),
    onSessionEvent(({ type }) => {
      if (type === 'deleted') void forget()
    }),
  ]
  if (whileLoading.hasActed) show()
  checkPath()
  return () => stops.forEach((stop) => stop())
}
