import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { FirstState } from '../../../schemas/compiled.ts'
import { loadComponents } from '../render/component-map.ts'
import { followFatalRefusals } from '../effects/fatal-errors-effect.ts'
import { followGestureWishes } from '../effects/gesture-popup-effect.ts'
import { followHistory } from '../effects/history-effect.ts'
import { followMessenger, readMessengerLaunch } from '../effects/messenger-effect.ts'
import { followPlayers } from '../effects/players-effect.ts'
import { followPopupFlags } from '../effects/popup-flags-effect.ts'
import { followRealPlay } from '../effects/real-play-effect.ts'
import { followSecondFactor } from '../effects/second-factor-effect.ts'
import { followUnsentForms } from '../effects/unsent-forms-effect.ts'
import { followSession } from '../effects/session-effect.ts'
import { listenToClicks } from '../navigation/click-listener.ts'
import { listenToFrames } from '../navigation/frame-messages.ts'
import { logRuntimeErrors } from './log-runtime-errors.ts'
import { createNavigate } from '../navigation/navigate.ts'
import { pageTypes, type PageData } from '../render/page-data.ts'
import { openOnPages } from '../popups/popup-pages.ts'
import { createPageSource } from '../navigation/page-source.ts'
import { createLazyPopups } from '../popups/open-popup.ts'
import { registerActions } from './register-actions.ts'
import { registerOperations } from './register-operations.ts'
import { fetchForPlayer } from './fetch-for-player.ts'
import { reloadForMissingCode } from './reload-guard.ts'
import { createRoutes, pageRouteId } from '../navigation/routes.tsx'
import { watchSleepers, type Sleepers } from '../hydration/deferred-blocks.ts'
import { fetchConfigOf, fetchDrafts, fetchMessages } from '../../lib/data/content-client.ts'
import { loadI18n } from '../../lib/i18n/load-i18n.ts'
import { logError, logProblem } from '../../lib/log.ts'
import { keepInstallPrompt } from '../../lib/browser/install.ts'
import { noteLaunch } from '../../lib/urls/messenger.ts'
import { watchTyping } from '../../lib/browser/typed-input.ts'
import { whenLoaded } from '../../lib/browser/when-idle.ts'
import { runFollowUps, sessionStore } from '../../modules/session/index.ts'

function isFirstState(value: unknown): value is FirstState {
  return typeof value === 'object' && value !== null && 'answer' in value && 'configUrl' in value
}

function readFirstState(): FirstState {
  const state: unknown = JSON.parse(document.getElementById('app-state')?.textContent ?? 'null')
  if (!isFirstState(state)) throw new Error('the document bears no state')
  return state
}

async function readFirstPage(state: FirstState, sleeping: Sleepers): Promise<PageData> {
  const { answer, configUrl, messagesUrl } = state
  const [config, i18n, components] = await Promise.all([
    fetchConfigOf(configUrl),
    fetchMessages(messagesUrl).then((messages) => loadI18n(answer.locale, messages)),
    loadComponents(pageTypes(answer.page).filter((type) => !sleeping.types.has(type))),
  ])
  return { answer, config, components, sleeping, i18n }
}

/**
 * Takes over the page that the server sent. Everything that its frame needs is here before React begins; blocks
 * follow when they are near the screen.
 */
export async function start(root: HTMLElement, entry: string) {
  const begun = performance.now()
  reloadForMissingCode()
  logRuntimeErrors()
  keepInstallPrompt()
  const launch = readMessengerLaunch(noteLaunch(window.location.hash))
  const state = readFirstState()
  sessionStore.set(state.session.account)
  const sleeping = watchSleepers(state.answer.page, loadComponents)
  const [first] = await Promise.all([readFirstPage(state, sleeping), launch.catch(() => undefined)])
  fetchDrafts(first.config.preview)
  const source = createPageSource(first)
  const router = createBrowserRouter(createRoutes(source), {
    hydrationData: { loaderData: { [pageRouteId(state.answer.locale)]: first } },
  })
  const openPopup = openOnPages(router, source.current, createLazyPopups(source.current))
  registerActions(router, source.current, openPopup)
  registerOperations(source.current)
  watchTyping()
  followUnsentForms()
  followSession(router, source.current, openPopup)
  followFatalRefusals(router)
  followSecondFactor(openPopup)
  followHistory(router)
  listenToClicks(router, sleeping.isAsleep)
  listenToFrames(createNavigate(router))
  sessionStore.subscribe(sleeping.wakeAll)
  router.subscribe(sleeping.wakeAll)
  hydrateRoot(root, <RouterProvider router={router} />, {
    onUncaughtError: (error) => logError(error, { fatal: true, unhandled: true }),
  })
  followPopupFlags(router, openPopup)
  followRealPlay(router, source.current, openPopup)
  followGestureWishes(router, source.current, openPopup)
  followPlayers(router, source.current, openPopup)
  // Who comes back with a session finds what waits for him as after a login.
  const { account } = sessionStore.get()
  if (account !== null) void runFollowUps(account)
  fetchForPlayer()
  void followMessenger(launch, source.current, sleeping.untilAwake)
  if (first.config.preview !== undefined) {
    const { followStudio } = await import('../effects/studio-effect.ts')
    return followStudio(openPopup)
  }
  const firstPath = window.location.pathname
  whenLoaded(() => {
    import('../effects/idle-effects.ts')
      .then(({ followLater }) =>
        followLater({ entry, router, currentPage: source.current, firstPath, begun }),
      )
      .catch((error: unknown) =>
        logProblem('neither analytics nor newer builds nor the app are followed', error),
      )
  })
}
