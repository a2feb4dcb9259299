import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { AppState, CompiledBlock } from '../../../schemas/compiled.ts'
import { clientAnswer } from './client-answer.ts'
import { loadComponents } from './component-map.ts'
import { markFailedBlocks } from './isolate-failures.ts'
import { allBlocks, firstTypes, pageTypes, type PageData } from './page-data.ts'
import { complete, withoutHints } from './html-of-react.ts'
import { PageProviders } from './page-providers.tsx'
import { createRoutes, pageRouteId } from '../navigation/routes.tsx'
import type { Render, RenderInput } from './server-rendering.ts'
import { sharedHtml } from './shared-html.ts'
import { factsOf } from '../../lib/facts.ts'
import { i18nOf } from './shared-i18n.ts'
import { logProblem } from '../../lib/log.ts'
import { pickQuery } from '../../lib/urls/query.ts'
import { createSessionStore, SessionContext } from '../../modules/session/index.ts'
import { BlockContent, htmlOfContainer } from '../../renderer/blocks/blocks.tsx'
import { holds } from '../../renderer/conditions.ts'

interface Rendering {
  state: AppState
  data: PageData
  /** Address with a host, which the router requires but nothing displays. */
  url: URL
}

/** Created once for all requests. Its loaders never run, since each request provides its page. */
const { dataRoutes } = createStaticHandler(
  createRoutes({ load: () => Promise.reject(new Error('a page was not given')), isOutdated: () => false }),
)

/** Equals what the router's own handler would compute by running the route's loader. */
function routerContext({ state, data, url }: Rendering): StaticHandlerContext {
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' }
  const matches = matchRoutes(dataRoutes, location)
  if (matches === null) throw new Error(`the router knows nothing at ${url.pathname}`)
  return {
    basename: '/',
    location,
    matches,
    loaderData: { [pageRouteId(state.locale)]: data },
    actionData: null,
    errors: null,
    statusCode: state.answer.status,
    loaderHeaders: {},
    actionHeaders: {},
  }
}

function renderApp(rendering: Rendering): string {
  const context = routerContext(rendering)
  const html = renderToString(
    <SessionContext value={createSessionStore(rendering.state.session.account)}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SessionContext>,
  )
  return complete(html)
}

function renderAlone({ state, data, url }: Rendering, block: CompiledBlock) {
  if (!holds(block.when, factsOf(state, pickQuery(url.search, data.answer.page.query)))) return
  renderToString(
    <SessionContext value={createSessionStore(state.session.account)}>
      <PageProviders data={data} search={url.search}>
        <BlockContent block={block} data={data.answer.data} params={data.answer.params} keyPrefix="alone" />
      </PageProviders>
    </SessionContext>,
  )
}

/**
 * HTML of the blocks that are the same for all visitors. Empty on routes with parameters, where blocks may
 * differ between addresses.
 */
function renderedHtml({ state, data, url }: Rendering): ReadonlyMap<CompiledBlock, string> {
  const { answer, config, i18n } = data
  if (Object.keys(answer.params).length > 0) return new Map()
  const facts = factsOf(state, pickQuery(url.search, answer.page.query))
  return sharedHtml(allBlocks(answer.page), {
    data: answer.data,
    isShown: (block) => holds(block.when, facts),
    surroundings: [answer.contentVersion, config.general, i18n],
    make: (block) =>
      htmlOfContainer(
        block,
        withoutHints(
          complete(
            renderToString(
              <SessionContext value={createSessionStore(null)}>
                <PageProviders data={data} search="">
                  <BlockContent block={block} data={answer.data} params={{}} keyPrefix="shared" />
                </PageProviders>
              </SessionContext>,
            ),
          ),
        ),
      ),
  })
}

/** The same page with a message instead of each block that cannot be rendered. */
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
  const data = { answer, config, components, i18n: i18nOf(locale, messages) }
  return { state, data, url: new URL(url, 'http://server') }
}

/** Placeholder for HTML that was rendered before. It is unguessable, so no content can contain it. */
const secret = crypto.randomUUID()
const markOf = (index: number) => `<!--${secret}:${index}-->`
const marks = new RegExp(`<!--${secret}:(\\d+)-->`)

/** Renders a page around existing HTML that React does not process. */
function renderAround(rendering: Rendering, made: ReadonlyMap<CompiledBlock, string>): string[] {
  const pieces = [...made.values()]
  const marked = new Map([...made.keys()].map((block, index) => [block, markOf(index)]))
  const html = renderApp({ ...rendering, data: { ...rendering.data, renderedHtml: marked } })
  return html.split(marks).map((part, index) => (index % 2 === 0 ? part : (pieces[Number(part)] ?? '')))
}

/** Renders a complete page, readable without scripts. */
export const render: Render = async (input) => {
  let rendering = await prepare(input)
  let html: string[]
  try {
    html = renderAround(rendering, renderedHtml(rendering))
  } catch (error) {
    rendering = withoutFailures(rendering, error)
    html = [renderApp(rendering)]
  }
  const sent = clientAnswer(rendering.state.answer)
  return { html, firstTypes: firstTypes(sent.page), clientAnswer: sent }
}
