import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { FirstState } from '../../schemas/compiled.ts'
import { loadComponents } from './component-map.ts'
import { followFatalRefusals } from './follow-fatal-refusals.ts'
import { followGestureWishes } from './follow-gesture-wishes.ts'
import { followHistory } from './follow-history.ts'
import { followMessenger, readMessengerLaunch } from './follow-messenger.ts'
import { followPlayers } from './follow-players.ts'
import { followPopupFlags } from './follow-popup-flags.ts'
import { followRealPlay } from './follow-real-play.ts'
import { followSecondFactor } from './follow-second-factor.ts'
import { followUnsentForms } from './follow-unsent-forms.ts'
import { followSession } from './follow-session.ts'
import { listenToClicks } from './listen-to-clicks.ts'
import { listenToFrames } from './listen-to-frames.ts'
import { logRuntimeErrors } from './log-runtime-errors.ts'
import { createNavigate } from './navigate.ts'
import { pageTypes, type PageData } from './page-data.ts'
import { openOnPages } from './popup-pages.ts'
import { createPageSource } from './page-source.ts'
import { createLazyPopups } from './open-popup.ts'
import { registerActions } from './register-actions.ts'
import { registerOperations } from './register-operations.ts'
import { fetchForPlayer } from './fetch-for-player.ts'
import { reloadForMissingCode } from './reload-guard.ts'
import { createRoutes, pageRouteId } from './routes.tsx'
import { watchSleepers, type Sleepers } from './sleeping-blocks.ts'
import { fetchConfigOf, fetchDrafts, fetchMessages } from '../lib/content-client.ts'
import { loadI18n } from '../lib/load-i18n.ts'
import { logError, logProblem } from '../lib/log.ts'
import { keepInstallPrompt } from '../lib/install.ts'
import { noteLaunch } from '../lib/messenger.ts'
import { watchTyping } from '../lib/typed-input.ts'
import { whenLoaded } from '../lib/when-idle.ts'
import { runFollowUps, sessionStore } from '../modules/session/index.ts'

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
    const { followStudio } = await import('./follow-studio.ts')
    return followStudio(openPopup)
  }
  const firstPath = window.location.pathname
  whenLoaded(() => {
    import('./later.ts')
      .then(({ followLater }) =>
        followLater({ entry, router, currentPage: source.current, firstPath, begun }),
      )
      .catch((error: unknown) =>
        logProblem('neither analytics nor newer builds nor the app are followed', error),
      )
  })
}
