import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { AppState, CompiledBlock } from '../../schemas/compiled.ts'
import { clientState } from './client-state.ts'
import { loadComponents } from './component-map.ts'
import { markFailedBlocks } from './isolate-failures.ts'
import { pageTypes, type PageData } from './page-data.ts'
import { PageProviders } from './page-providers.tsx'
import { createRoutes } from './routes.tsx'
import type { Render, RenderInput } from './server-rendering.ts'
import { createI18n } from '../lib/i18n.ts'
import { logProblem } from '../lib/log.ts'
import { createSessionStore, SessionContext } from '../modules/session/index.ts'
import { Blocks } from '../renderer/blocks.tsx'

/** What React writes where a boundary waits for its content. */
const suspenseFallback = /<!--\$[?!]-->/

interface Rendering {
  state: AppState
  data: PageData
  /** Address with a host: the router asks for one, nothing shows it. */
  url: URL
}

async function renderApp({ state, data, url }: Rendering): Promise<string> {
  const handler = createStaticHandler(
    createRoutes({ load: () => Promise.resolve(data), isOutdated: () => false }),
  )
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`the router answered ${context.status} at ${url.pathname}`)
  return renderToString(
    <SessionContext value={createSessionStore(state.session.account)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SessionContext>,
  )
}

function renderAlone({ state, data, url }: Rendering, block: CompiledBlock) {
  renderToString(
    <SessionContext value={createSessionStore(state.session.account)}>
      <PageProviders data={data} search={url.search}>
        <Blocks blocks={[block]} data={data.answer.data} params={data.answer.params} keyPrefix="alone" />
      </PageProviders>
    </SessionContext>,
  )
}

/** The same page with a message in the place of each block that cannot be rendered. */
function withoutFailures(rendering: Rendering, cause: unknown): Rendering {
  const { state, data } = rendering
  let failures = 0
  const page = markFailedBlocks(
    data.answer.page,
    (block) => renderAlone(rendering, block),
    (error) => {
      failures += 1
      logProblem(`a block of ${data.answer.path} failed`, error)
    },
  )
  if (failures === 0) throw cause
  const answer = { ...data.answer, page }
  return { ...rendering, state: { ...state, answer }, data: { ...data, answer } }
}

async function prepare({ state, url, messages }: RenderInput): Promise<Rendering> {
  const { answer, config, locale } = state
  const components = await loadComponents(pageTypes(answer.page))
  const data = { answer, config, components, i18n: createI18n(locale, messages) }
  return { state, data, url: new URL(url, 'http://server') }
}

/** Renders a page to the end: what is sent needs nothing more to be read. */
export const render: Render = async (input) => {
  let rendering = await prepare(input)
  let html: string
  try {
    html = await renderApp(rendering)
  } catch (error) {
    rendering = withoutFailures(rendering, error)
    html = await renderApp(rendering)
  }
  if (suspenseFallback.test(html)) throw new Error(`the page at ${input.url} waits for something`)
  const sent = clientState(rendering.state)
  return { html, interactiveTypes: pageTypes(sent.answer.page), clientState: sent }
}
