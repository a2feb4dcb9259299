import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { AppState, CompiledBlock } from '../../../schemas/compiled.ts'
import type { Facts } from '../../../schemas/documents/blocks/condition.ts'
import { factsOf } from '../../lib/facts.ts'
import { pickQuery } from '../../lib/urls/query.ts'
import { createSessionStore, SessionContext } from '../../modules/session/index.ts'
import { BlockContent, htmlOfContainer } from '../../renderer/blocks/blocks.tsx'
import { holds } from '../../renderer/conditions.ts'
import { pageRouteId } from '../navigation/page-route-id.ts'
import { createRoutes } from '../navigation/routes.tsx'
import { complete, withoutHints } from './html-of-react.ts'
import type { PageData } from './page-data.ts'
import { PageProviders } from './page-providers.tsx'
import { sharedHtml } from './shared-html.ts'

/** All that the HTML of a page is made from. */
export interface Rendering {
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
    loaderData: { [pageRouteId]: data },
    actionData: null,
    errors: null,
    statusCode: state.answer.status,
    loaderHeaders: {},
    actionHeaders: {},
  }
}

/** HTML of the complete page. */
export function renderApp(rendering: Rendering): string {
  const context = routerContext(rendering)
  const html = renderToString(
    <SessionContext
      value={createSessionStore(rendering.state.session.account, rendering.state.session.isUnknown)}
    >
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SessionContext>,
  )
  return complete(html)
}

/** The facts of the visitor at this address. */
export const factsIn = ({ state, data, url }: Rendering): Facts =>
  factsOf(state, pickQuery(url.search, data.answer.page.query))

/** Renders one block without its page, and rethrows its errors. */
export function renderAlone(rendering: Rendering, block: CompiledBlock): void {
  const { state, data, url } = rendering
  if (!holds(block.when, factsIn(rendering))) return
  renderToString(
    <SessionContext value={createSessionStore(state.session.account, state.session.isUnknown)}>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <PageProviders data={data} search={url.search}>
          <BlockContent block={block} data={data.answer.data} params={data.answer.params} keyPrefix="alone" />
        </PageProviders>
      </StaticRouter>
    </SessionContext>,
  )
}

/** HTML of the blocks in a list that are the same for all visitors with the same answers. */
export function renderSharedBlocks(
  { data }: Rendering,
  blocks: readonly CompiledBlock[],
  facts: Facts,
): ReadonlyMap<CompiledBlock, string> {
  const { answer, config, i18n } = data
  return sharedHtml(blocks, {
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

/** Placeholder for HTML that was rendered before. It is unguessable, so no content can contain it. */
const secret = crypto.randomUUID()
const markOf = (index: number) => `<!--${secret}:${index}-->`
const marks = new RegExp(`<!--${secret}:(\\d+)-->`)

/** Renders a page around blocks whose HTML exists already, so that React does not process it. */
export function renderAround(
  rendering: Rendering,
  blocks: readonly CompiledBlock[],
): (string | { block: CompiledBlock })[] {
  const marked = new Map(blocks.map((block, index) => [block, markOf(index)]))
  const html = renderApp({ ...rendering, data: { ...rendering.data, renderedHtml: marked } })
  return html.split(marks).map((part, index) => {
    const block = index % 2 === 0 ? undefined : blocks[Number(part)]
    return block === undefined ? part : { block }
  })
}
