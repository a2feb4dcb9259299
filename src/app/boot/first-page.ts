import type { FirstState } from '../../../schemas/compiled.ts'
import { fetchConfigOf, fetchMessages } from '../../lib/data/content-client.ts'
import { loadI18n } from '../../lib/i18n/load-i18n.ts'
import type { Hydration } from '../../first-load/hydration/deferred-blocks.ts'
import { loadComponents } from '../render/component-map.ts'
import { pageTypes, type PageData } from '../render/page-data.ts'

function isFirstState(value: unknown): value is FirstState {
  return typeof value === 'object' && value !== null && 'answer' in value && 'configUrl' in value
}

/** Reads the state that the server wrote into the document. */
export function readFirstState(): FirstState {
  const state: unknown = JSON.parse(document.getElementById('app-state')?.textContent ?? 'null')
  if (!isFirstState(state)) throw new Error('the document has no state')
  return state
}

/** Resolves when the document's stylesheets are loaded; a missing one must not stop the application. */
function stylesLoaded(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const loading = links.filter(({ sheet }) => sheet === null)
  return Promise.all(
    loading.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true })
        }),
    ),
  )
}

/** Loads what the layout needs before React hydrates it; deferred blocks load their code later. */
export async function loadFirstPage(state: FirstState, hydration: Hydration): Promise<PageData> {
  const { answer, configUrl, messagesUrl } = state
  const [config, i18n, components] = await Promise.all([
    fetchConfigOf(configUrl),
    fetchMessages(messagesUrl).then((messages) => loadI18n(answer.locale, messages)),
    loadComponents(pageTypes(answer.page).filter((type) => !hydration.types.has(type))),
    stylesLoaded(),
  ])
  return { answer, config, components, deferred: hydration, i18n }
}
