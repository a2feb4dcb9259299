import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { boot } from '../../lib/browser/boot.ts'
import { keepInstallPrompt } from '../../lib/browser/install.ts'
import { watchHistory } from '../../lib/browser/history-steps.ts'
import { watchTyping } from '../../lib/browser/typed-input.ts'
import { whenLoaded } from '../../lib/browser/when-idle.ts'
import { fetchDrafts } from '../../lib/data/content-client.ts'
import { logError, logProblem } from '../../lib/log.ts'
import { noteLaunch } from '../../lib/urls/messenger.ts'
import { runFollowUps, sessionStore } from '../../modules/session/index.ts'
import { registerActions } from '../actions.ts'
import { startEffects, type AppContext } from '../app-context.ts'
import { deferHydration } from '../../first-load/hydration/deferred-blocks.ts'
import { registerOperations } from '../operations.ts'
import { loadComponents } from '../render/component-map.ts'
import { createAppContext } from './create-app-context.ts'
import { fetchForPlayer } from './fetch-for-player.ts'
import { loadFirstPage, readFirstState } from './first-page.ts'
import { logRuntimeErrors } from './log-runtime-errors.ts'
import { adaptToMessenger, enterFromMessenger, readMessengerLaunch } from './messenger-launch.ts'
import { effectsAfterHydration, effectsBeforeHydration } from './page-effects.ts'
import { reloadForMissingCode } from './reload-guard.ts'

/**
 * Hydrates the page that the server rendered. Everything that its layout needs is loaded before React starts;
 * blocks follow when they are near the screen.
 * @param entry address of the application's own module
 */
export async function start(root: HTMLElement, entry: string): Promise<void> {
  const visit = { entry, firstPath: window.location.pathname }
  // Listen for browser events that may occur at any time.
  reloadForMissingCode(entry)
  logRuntimeErrors()
  keepInstallPrompt()
  watchHistory()

  // Read the page. The messenger's launch data is read first, since the router drops its hash.
  const launch = readMessengerLaunch(noteLaunch(window.location.hash))
  const state = readFirstState()
  sessionStore.start(state.session.account, state.session.isUnknown)
  const hydration = deferHydration(state.answer.page, loadComponents)
  const [first] = await Promise.all([
    untilLoaded(() => loadFirstPage(state, hydration)),
    launch.catch(() => undefined),
  ])
  fetchDrafts(first.config.preview)

  // Create the application.
  const context = createAppContext(first, hydration, visit)
  registerActions(context)
  registerOperations(context)
  watchTyping()

  // Hydrate the page.
  startEffects(effectsBeforeHydration, context)
  // As a transition, it yields to what the visitor does.
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={context.router} />, {
      onUncaughtError: (error) => logError(error, { fatal: true, unhandled: true }),
    })
  })
  startEffects(effectsAfterHydration, context)

  // Treat a player who is already logged in as after a login.
  const { account } = sessionStore.get()
  if (account !== null) void runFollowUps(account)
  fetchForPlayer()
  void enterFromMessenger(launch, context)
  void adaptToMessenger(context)

  if (first.config.preview === undefined) whenLoaded(() => void startIdleEffects(context))
  else (await import('../effects/page/studio-effect.ts')).studioEffect(context)
}

/** The server's page remains readable, and the next thing that a visitor does in it tries again. */
async function untilLoaded<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    logError(error, { fatal: true })
    await new Promise<void>((resolve) => boot()?.fail(resolve))
    return untilLoaded(load)
  }
}

async function startIdleEffects(context: AppContext): Promise<void> {
  try {
    const { idleEffects } = await import('../effects/browser/idle-effects.ts')
    startEffects(idleEffects, context)
  } catch (error) {
    logProblem('analytics, the install offer and newer builds are not available', error)
  }
}
