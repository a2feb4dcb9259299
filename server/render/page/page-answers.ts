import type { FastifyBaseLogger } from 'fastify'
import type { AppState, CompiledPage, PageAnswer, RedirectAnswer } from '../../../schemas/compiled.ts'
import type { EntryServer } from '../../../src/app/render/server-rendering.ts'
import { urlIn } from '../../../schemas/roles/role-table.ts'
import { isProtected } from '../../../schemas/route-rules.ts'
import { factsOf, featuresOf } from '../../../src/lib/facts.ts'
import { daysOfNew } from '../../../src/lib/new-player.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import { pickQuery } from '../../../src/lib/urls/query.ts'
import type { PublishedContent } from '../../content/index.ts'
import { isDisabled, type Platform } from '../../platform/index.ts'
import { articleAnswers } from '../loads/article-answers.ts'
import { loadBlocks } from '../loads/block-loads.ts'
import { isEmptied, lacksIn, withoutAbsent } from '../loads/absent-blocks.ts'
import { nextEnd } from '../loads/ended-items.ts'
import { lacksSubject, subjectOf } from '../loads/subject.ts'
import { filteredLobby } from './lobby-redirect.ts'
import type { Deadline } from './deadline.ts'
import { billingTarget, indexTarget, loginAddress, returnTarget } from './guards.ts'
import { describePage } from './document/page-seo.ts'
import type { PageUrl } from './page-url.ts'
import { readLevel } from './player-level.ts'
import { unreadableAccount } from './unreadable-account.ts'
import type { SharedAnswers } from '../cache/shared-answers.ts'
import type { SessionAccount } from './session-account.ts'
import { siteConfig, type ConfigSource } from '../files/site-config.ts'
import { fatalAnswer, isAbsent, maintenance, notFound, type SystemAnswer } from './system-answers.ts'

export interface PageParts extends ConfigSource {
  platform: Pick<Platform, 'call'>
  answers: SharedAnswers
  holds: EntryServer['holds']
  log: FastifyBaseLogger
  /** Origin under which players see the site. */
  publicUrl: string
}

interface SessionOutcome {
  /** The session of the request is of no use any more: the browser should forget it. */
  endsSession?: true
}

export type PageOutcome = SessionOutcome &
  (
    | { kind: 'redirect'; answer: RedirectAnswer }
    | {
        kind: 'page'
        state: AppState
        /** Whether the data of a block could not be loaded. Such a page is not worth caching. */
        hasFailures: boolean
        /** There is no such page or item, which a guest reads on the same page everywhere. */
        isMissing: boolean
        /** When the first item that the page shows ends, in milliseconds since 1970; Infinity: none does. */
        endsAt: number
      }
  )

interface FoundAnswer {
  page: CompiledPage
  params: Record<string, string>
  status: number
}

const redirect = (to: string): PageOutcome => ({ kind: 'redirect', answer: { redirect: to } })

/** A redirect set by content managers; internal targets have no language prefix. */
function managedRedirect(gateway: PublishedContent, { locale, path, search }: PageUrl): PageOutcome | null {
  const found = gateway.findRedirect(path, search)
  if (found === null) return null
  const { redirect: target, external } = found
  return { kind: 'redirect', answer: { ...found, redirect: external ? target : localePath(target, locale) } }
}

async function systemPage(
  gateway: PublishedContent,
  { page: key, status }: SystemAnswer,
  { locale }: PageUrl,
): Promise<FoundAnswer> {
  return { page: await gateway.systemPage(key, locale), params: {}, status }
}

/** What a player reads in place of a page that needs the account, if that cannot be read. */
async function unreadablePage(gateway: PublishedContent, status: number, url: PageUrl): Promise<FoundAnswer> {
  const { page } = await systemPage(gateway, notFound, url)
  const { catalogue } = await gateway.messages(url.locale)
  return { page: unreadableAccount(page, catalogue, url), params: {}, status }
}

interface Assembled {
  state: AppState
  errors: string[]
  hasFailures: boolean
  /** The platform has nothing of what the page would show to the visitor. */
  isEmpty: boolean
  endsAt: number
}

/** Completes a page with the data of its blocks. */
async function assemble(
  parts: PageParts,
  url: PageUrl,
  found: FoundAnswer,
  { account, caller, unreadable }: SessionAccount,
  deadline: Deadline,
): Promise<Assembled> {
  const { gateway, answers, holds, log } = parts
  const { locale, path, search } = url
  const { params, status } = found
  const config = await siteConfig(parts, locale)
  const session = { account, ...(unreadable !== undefined && { isUnknown: true }) }
  const context = { caller, locale, isFramed: url.isFramed }
  const level = readLevel(found.page, answers, context, (err) =>
    log.warn({ err, path }, 'the level of a player is unknown'),
  )
  const known = {
    ...(await deadline.within(level, {})),
    ...(found.page.newWithin !== undefined &&
      account !== null && { newWithin: daysOfNew(found.page.newWithin, account, answers.now()) }),
    ...(url.country !== undefined &&
      found.page.countries?.includes(url.country) === true && { country: url.country }),
    ...(url.campaign !== undefined &&
      found.page.campaigns?.includes(url.campaign) === true && { campaign: url.campaign }),
  }
  const facts = factsOf(
    { locale, config, session, answer: { ...known, page: found.page } },
    pickQuery(search, found.page.query),
  )
  const articles = found.page.showsArticles ? await gateway.articles(locale) : undefined
  const loaded = await loadBlocks(found.page, {
    answers,
    context,
    facts,
    params,
    currency: facts.currency === config.general.default_currency ? undefined : facts.currency,
    deadline,
    holds,
    onFailure: (error, load) =>
      log.warn({ err: error, call: load.call, path }, 'a block goes without its data'),
  })
  const { header, blocks, footer } = found.page
  const data = articles
    ? {
        ...loaded,
        ...articleAnswers([...header, ...blocks, ...footer], {
          articles,
          path,
          page: found.page,
          query: facts.query,
        }),
      }
    : loaded
  const reached = withoutAbsent(found.page, data)
  const item = status === 200 ? subjectOf(found.page.blocks, data, params) : undefined
  const article = status === 200 ? articles?.byPath.get(path) : undefined
  const about = article ? { article } : item && { item, scenePath: config.site.scenePath }
  const { page, head } = await describePage(parts, url, { ...found, page: reached }, about)
  const results = Object.values(data).flatMap((ofBlock) => Object.values(ofBlock))
  const errors = results.flatMap((result) =>
    result.status === 'error' && !isAbsent(result.error) ? [result.error] : [],
  )
  const answer: PageAnswer = {
    contentVersion: gateway.contentVersion,
    status,
    locale,
    path,
    params,
    page,
    data,
    ...known,
    head,
  }
  const isOld = results.some((result) => result.status === 'success' && result.asOf !== undefined)
  return {
    state: { locale, answer, config, session },
    errors,
    hasFailures: errors.length > 0 || isOld,
    isEmpty: isEmptied(
      blocks.filter(({ when }) => holds(when, facts)),
      lacksIn(data),
    ),
    endsAt: nextEnd(found.page, data),
  }
}

/** The page of an address for a player or a guest, before the data of its blocks is loaded. */
async function choosePage(
  parts: ConfigSource,
  url: PageUrl,
  { account, rejection, unreadable, isExpired }: SessionAccount,
): Promise<FoundAnswer | PageOutcome> {
  const { gateway, general } = parts
  const found = gateway.findPage(url.path)
  const deposit = billingTarget(url, gateway)
  // A banned player may still read how to contact support: the user-blocked page links there.
  const isOpen = rejection?.page === 'user-blocked' && url.path === urlIn(gateway.roles, 'support')
  if (rejection !== null && !isOpen) return systemPage(gateway, rejection, url)
  if (isDisabled(general)) return systemPage(gateway, maintenance, url)
  const withoutAccount = () =>
    unreadable === undefined
      ? redirect(loginAddress(url, isExpired))
      : unreadablePage(gateway, unreadable, url)
  const hasOwnPage = found !== null && Object.keys(found.params).length === 0
  if (account === null && isProtected(url.path, hasOwnPage)) return withoutAccount()
  if (deposit !== null) return redirect(localePath(`${deposit}${url.search}`, url.locale))
  if (found === null) {
    const target = indexTarget(url.path, gateway)
    if (target === null) return systemPage(gateway, notFound, url)
    return redirect(localePath(`${target}${url.search}`, url.locale))
  }
  const page = await gateway.page(found.key, url.locale)
  if (page.isUnresolved) return systemPage(gateway, notFound, url)
  if (page.feature !== undefined && featuresOf(await siteConfig(parts, url.locale))[page.feature] !== true)
    return systemPage(gateway, notFound, url)
  if (account === null && page.forPlayers) return withoutAccount()
  return { page, params: found.params, status: 200 }
}

/** Redirect target of a lobby by id. A page that content managers created for this id takes precedence. */
async function categoryLobby(
  { gateway, platform }: PageParts,
  { path, search, locale }: PageUrl,
  deadline: Deadline,
): Promise<string | null> {
  const found = gateway.findPage(path)
  const { id } = found?.params ?? {}
  if (id === undefined || found?.role !== 'lobby-by-id') return null
  const config = await gateway.config(locale)
  // If the platform does not answer, the lobby itself reports that.
  const none = { items: [] }
  const categories = platform.call('games.getCategories', {}, { locale }).catch(() => none)
  const { items } = await deadline.within(categories, none)
  return filteredLobby(id, search, items, config)
}

/** The system page to show in place of a page, by what its blocks loaded. */
function replacementOf(
  { page, params }: FoundAnswer,
  { state, errors, isEmpty }: Assembled,
): SystemAnswer | undefined {
  const fatal = errors.map(fatalAnswer).find((answer) => answer !== null)
  return fatal ?? (lacksSubject(page.blocks, state.answer.data, params) || isEmpty ? notFound : undefined)
}

async function answerVisitor(
  parts: PageParts,
  url: PageUrl,
  visitor: SessionAccount,
  deadline: Deadline,
): Promise<PageOutcome> {
  const { gateway } = parts
  const lobby = visitor.rejection === null ? await categoryLobby(parts, url, deadline) : null
  if (lobby !== null) return redirect(localePath(lobby, url.locale))
  const localized = returnTarget(url, visitor.account, gateway)
  if (localized !== null) return redirect(localized)
  const chosen = await choosePage(parts, url, visitor)
  if ('kind' in chosen) return chosen
  const assembled = await assemble(parts, url, chosen, visitor, deadline)
  const { state, hasFailures, endsAt } = assembled
  const instead = chosen.status === 200 ? replacementOf(chosen, assembled) : undefined
  const isMissing = visitor.rejection === null && (instead?.status ?? chosen.status) === notFound.status
  if (instead === undefined) return { kind: 'page', state, hasFailures, isMissing, endsAt }
  const system = await systemPage(gateway, instead, url)
  const shown = await assemble(parts, url, system, visitor, deadline)
  return {
    kind: 'page',
    state: shown.state,
    hasFailures: instead !== notFound,
    isMissing,
    endsAt: shown.endsAt,
  }
}

/** The outcome of an address for a player or a guest: the same for HTML and for the data of a navigation. */
export async function answerPage(
  parts: PageParts,
  url: PageUrl,
  visitor: SessionAccount,
  deadline: Deadline,
): Promise<PageOutcome> {
  const managed = managedRedirect(parts.gateway, url)
  if (managed !== null) return managed

  const failed = url.failure === undefined ? null : fatalAnswer(url.failure)
  const restricted = { ...visitor, rejection: visitor.rejection ?? failed }
  const outcome = await answerVisitor(parts, url, restricted, deadline)
  return visitor.isDeleted ? { ...outcome, endsSession: true } : outcome
}
