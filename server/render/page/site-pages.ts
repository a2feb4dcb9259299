import type { RedirectAnswer } from '../../../schemas/compiled.ts'
import { AnswerCache, type ReadyAnswer } from '../cache/answer-cache.ts'
import type { CompiledSnippets } from '../../content/index.ts'
import { answerJson } from '../cache/cached-json.ts'
import { answerPage, type PageOutcome, type PageParts } from './page-answers.ts'
import { experimentHead } from './document/experiment-script.ts'
import { startDeadline } from './deadline.ts'
import { expiryOf } from './expiry.ts'
import { NotFoundPages } from './not-found-pages.ts'
import type { PageUrl } from './page-url.ts'
import { cachedHereOnly } from './cached-here-only.ts'
import { pageSnippets } from './document/page-snippets.ts'
import { renderPage, type RenderedPage, type RenderParts } from './render-page.ts'
import { securityPolicy } from './document/security-policy.ts'
import { configAddress } from '../files/site-config.ts'
import { pickQuery } from '../../../src/lib/urls/query.ts'
import type { Caller } from '../../platform/index.ts'
import { joinTexts, type SharedText } from '../../http/gzip-parts.ts'
import { SingleFlight } from '../../lib/single-flight.ts'
import { guest, readAccount, type SessionAccount } from './session-account.ts'

/** html: the document; json: the data for a navigation in the browser. */
export type PageFormat = 'html' | 'json'

export interface MadeAnswer {
  kind: 'made'
  status: number
  /** The text in parts, many of which are the same in other answers. */
  parts: readonly (string | SharedText)[]
  headers: Readonly<Record<string, string>>
  /** Key of the page. */
  page: string
}

interface EndedSession {
  /** The browser should forget its session. */
  endsSession?: true
}

export type SiteAnswer =
  | ({ kind: 'redirect'; to: RedirectAnswer } & EndedSession)
  | (MadeAnswer & EndedSession)
  /** A guest's page of status 200. */
  | { kind: 'cached'; answer: ReadyAnswer }

export interface SitePages {
  /** A cached answer for guests, found synchronously. */
  cachedAnswer(format: PageFormat, url: PageUrl): ReadyAnswer | null
  /**
   * The current answer for an address. `caller`: the browser, if it has a session. Answers for guests are cached and
   * shared, so the calls for them are made in nobody's name.
   */
  answer(format: PageFormat, url: PageUrl, caller: Caller | undefined): Promise<SiteAnswer>
  /** Drops all cached answers because the content has changed. */
  clear(): void
}

export interface SitePagesParts extends PageParts, RenderParts {
  /** Milliseconds since 1970. */
  now: () => number
  /** false: nothing is cached, for drafts for example; true by default. */
  cacheGuestPages?: boolean
  /** HTML for the end of every document's head, such as the script of a preview. */
  headEnd?: string
  /** Origins that may embed these pages. */
  framedBy?: readonly string[]
}

type FoundPage = Extract<PageOutcome, { kind: 'page' }>

/** Seconds for which a page is cached if blocks lack their data. */
const failureMaxAge = 1
const bounds = { maxEntries: 1000, maxBytes: 96 * 1024 * 1024 }

/** Pages in both formats; those for guests are cached. */
export function createSitePages(parts: SitePagesParts): SitePages {
  const cache = new AnswerCache({ now: parts.now, ...bounds })
  const notFoundPages = new NotFoundPages(parts)
  const flight = new SingleFlight<SiteAnswer>()
  /** A page may be cached for all queries but one that redirects. */
  const isRedirected = ({ path, search }: PageUrl) =>
    search !== '' && parts.gateway.findRedirect(path, search) !== null
  const addressOf = (format: PageFormat, { locale, path, host = '' }: PageUrl) =>
    `${format}:${host}:${locale}:${path}`

  /** The document; guests share one for all missing pages and items. */
  async function documentOf(
    url: PageUrl,
    { state, isMissing, hasFailures }: FoundPage,
    snippets: CompiledSnippets,
  ): Promise<RenderedPage> {
    const { answer, config, session, locale } = state
    const isShared =
      isMissing && session.account === null && session.isUnknown !== true && parts.cacheGuestPages !== false
    if (!isShared) return renderPage(parts, state, url.search, snippets)
    const query = pickQuery(url.search, answer.page.query)
    const version = JSON.stringify([
      cache.generation,
      configAddress(config, locale),
      query,
      hasFailures,
      answer.page.changesAt,
      answer.country,
      answer.campaign,
    ])
    return notFoundPages.find(url, version, (path) =>
      renderPage(parts, { ...state, answer: { ...answer, path } }, url.search, snippets),
    )
  }

  async function make(format: PageFormat, url: PageUrl, found: FoundPage): Promise<MadeAnswer> {
    const { answer, config } = found.state
    const version = { 'x-content-version': String(answer.contentVersion) }
    if (format === 'json') {
      const headers = { 'content-type': 'application/json; charset=utf-8', ...version }
      return { kind: 'made', status: 200, parts: answerJson(answer), headers, page: answer.page.key }
    }
    const { frames, build } = parts
    const ofOwners = await pageSnippets(parts)
    const experiments = experimentHead(answer.page, config)
    const snippets = { ...ofOwners, head: `${ofOwners.head}${experiments.html}${parts.headEnd ?? ''}` }
    const { parts: document, styleHashes } = await documentOf(url, found, snippets)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': securityPolicy({
        site: config.site,
        auth: config.auth,
        games: config.games,
        framesOrigin: frames?.origin ?? null,
        framedBy: parts.framedBy,
        scriptHashes: [...snippets.scriptHashes, ...experiments.scriptHashes],
        ofOwners,
        styleHashes,
        nonce: build.nonce,
      }),
      ...version,
    }
    return { kind: 'made', status: answer.status, parts: document, headers, page: answer.page.key }
  }

  /** Pages are the same for all guests; only the login to which they are redirected says that a session has ended. */
  async function answerGuest(format: PageFormat, url: PageUrl, visitor: SessionAccount): Promise<SiteAnswer> {
    const { generation } = cache
    const outcome = await answerPage(parts, url, visitor, startDeadline(parts.now))
    if (outcome.kind === 'redirect') return { kind: 'redirect', to: outcome.answer }
    const made = await make(format, url, outcome)
    const { page, status } = outcome.state.answer
    if (status !== 200) return made
    const maxAge = outcome.hasFailures ? failureMaxAge : page.maxAge
    const expiresAt = expiryOf({ ...page, maxAge }, outcome.endsAt, parts.now())
    const fresh = {
      body: joinTexts(made.parts),
      headers: { ...made.headers, ...((page.countries ?? page.campaigns) && cachedHereOnly) },
      page: page.key,
      queryKeys: page.query,
      ...(page.countries && { countries: page.countries }),
      ...(page.campaigns && { campaigns: page.campaigns }),
      expiresAt,
    }
    return { kind: 'cached', answer: await cache.add(addressOf(format, url), url, fresh, generation) }
  }

  return {
    cachedAnswer(format, url) {
      const found = cache.find(addressOf(format, url), url)
      return found === null || isRedirected(url) ? null : found
    },
    async answer(format, url, caller) {
      const deadline = startDeadline(parts.now)
      const visitor = await readAccount(parts.platform, caller, url, deadline)
      // Anybody can invent a session: its holder costs no more than any other guest.
      const isGuest = visitor === guest || visitor.isExpired === true
      const isCached = isGuest && url.failure === undefined && parts.cacheGuestPages !== false
      if (isCached && !isRedirected(url)) {
        const address = addressOf(format, url)
        const ready = cache.find(address, url)
        if (ready !== null) return { kind: 'cached', answer: ready }
        const key = cache.keyOf(address, url) ?? `${url.country}:${url.campaign}:${address}${url.search}`
        const name = `${cache.generation}:${visitor.isExpired === true}:${key}`
        return flight.run(name, () => answerGuest(format, url, visitor))
      }
      const outcome = await answerPage(parts, url, visitor, deadline)
      const { endsSession } = outcome
      return {
        ...(outcome.kind === 'redirect'
          ? { kind: 'redirect', to: outcome.answer }
          : await make(format, url, outcome)),
        ...(endsSession && { endsSession }),
      }
    },
    clear: () => cache.clear(),
  }
}
