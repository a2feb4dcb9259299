import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { AppState } from '../../schemas/compiled.ts'
import { loadComponents } from './component-map.ts'
import { followPopupFlags } from './follow-popup-flags.ts'
import { followSession } from './follow-session.ts'
import { listenToClicks } from './listen-to-clicks.ts'
import { pageTypes, type PageData } from './page-data.ts'
import { createPageSource } from './page-source.ts'
import { createPopupOpener } from './popups.tsx'
import { registerActions } from './register-actions.ts'
import { reloadForMissingCode } from './reload-guard.ts'
import { createRoutes, pageRouteId } from './routes.tsx'
import { fetchMessages } from '../lib/content-client.ts'
import { createI18n } from '../lib/i18n.ts'
import { sessionStore } from '../modules/session/index.ts'

function isAppState(value: unknown): value is AppState {
  return typeof value === 'object' && value !== null && 'answer' in value && 'config' in value
}

function readAppState(): AppState {
  const state: unknown = JSON.parse(document.getElementById('app-state')?.textContent ?? 'null')
  if (!isAppState(state)) throw new Error('the document bears no state')
  return state
}

async function readFirstPage({ locale, answer, config }: AppState): Promise<PageData> {
  const [messages, components] = await Promise.all([
    fetchMessages(config.messagesUrl),
    loadComponents(pageTypes(answer.page)),
  ])
  return { answer, config, components, i18n: createI18n(locale, messages) }
}

/** Takes over the page that the server sent. Everything it needs is here before React begins. */
export async function start(root: HTMLElement) {
  reloadForMissingCode()
  const state = readAppState()
  sessionStore.set(state.session.account)
  const first = await readFirstPage(state)
  const source = createPageSource(first)
  const router = createBrowserRouter(createRoutes(source), {
    hydrationData: { loaderData: { [pageRouteId(state.locale)]: first } },
  })
  const openPopup = createPopupOpener(source.current)
  registerActions(router, source.current, openPopup)
  followSession(router, source.current)
  listenToClicks(router)
  hydrateRoot(root, <RouterProvider router={router} />)
  followPopupFlags(router, openPopup)
}
