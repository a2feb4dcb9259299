import type { FastifyBaseLogger } from 'fastify'
import type { AccountInfo } from '../../schemas/api/entities.ts'
import type {
  AppState,
  CompiledPage,
  PageAnswer,
  RedirectAnswer,
  SiteConfig,
} from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { EntryServer } from '../../src/app/server-rendering.ts'
import { factsOf } from '../../src/lib/facts.ts'
import { localePath } from '../../src/lib/locale-path.ts'
import { pickQuery } from '../../src/lib/query.ts'
import type { ContentGateway } from '../content/gateway.ts'
import type { Platform } from '../platform/platform.ts'
import { loadBlocks } from './block-loads.ts'
import { assumedGeneralInfo, type GeneralInfoSource } from './general-info.ts'
import { indexTarget, isProtected, loginAddress } from './guards.ts'
import type { PageUrl } from './page-url.ts'
import { readAccount, type SessionAccount } from './session-account.ts'
import { fatalAnswer, notFound, type SystemAnswer } from './system-answers.ts'

/** A banned player may still read how to reach support: the user-blocked page leads there. */
const openToBanned = '/support'

export interface PageParts {
  gateway: ContentGateway
  platform: Platform
  general: GeneralInfoSource
  holds: EntryServer['holds']
  log: FastifyBaseLogger
}

export type PageOutcome =
  | { kind: 'redirect'; answer: RedirectAnswer }
  | {
      kind: 'page'
      state: AppState
      /** Whether a block had to do without its data: such a page is not worth keeping. */
      hasFailures: boolean
    }

interface FoundAnswer {
  page: CompiledPage
  params: Record<string, string>
  status: number
}

/** Configuration of the site in a language, with what the platform adds. */
export async function siteConfig(
  { gateway, general }: Pick<PageParts, 'gateway' | 'general'>,
  locale: Locale,
): Promise<SiteConfig> {
  const config = await gateway.config(locale)
  return { ...config, general: general.current() ?? assumedGeneralInfo(config.site) }
}

function redirect(to: string, external = false): PageOutcome {
  return { kind: 'redirect', answer: external ? { redirect: to, external } : { redirect: to } }
}

/** A redirect that content managers have set; its internal targets bear no language prefix. */
function managedRedirect(gateway: ContentGateway, { locale, path }: PageUrl): PageOutcome | null {
  const found = gateway.findRedirect(path)
  if (found === null) return null
  return found.external ? redirect(found.redirect, true) : redirect(localePath(found.redirect, locale))
}

async function systemPage(
  gateway: ContentGateway,
  answer: SystemAnswer,
  locale: Locale,
): Promise<FoundAnswer> {
  return { page: await gateway.systemPage(answer.page, locale), params: {}, status: answer.status }
}

/** Completes a page with the data of its blocks. */
async function assemble(
  parts: PageParts,
  { locale, path, search }: PageUrl,
  { page, params, status }: FoundAnswer,
  player: { account: AccountInfo | null; session: string | undefined },
): Promise<{ state: AppState; errors: string[] }> {
  const { gateway, platform, holds, log } = parts
  const config = await siteConfig(parts, locale)
  const session = { account: player.account }
  const facts = factsOf({ locale, config, session }, pickQuery(search, page.query))
  const data = await loadBlocks(page, {
    platform,
    context: { session: player.account === null ? undefined : player.session, locale },
    facts,
    params,
    holds,
    onFailure: (error, load) =>
      log.warn({ err: error, call: load.call, path }, 'a block goes without its data'),
  })
  const errors = Object.values(data)
    .flatMap((results) => Object.values(results))
    .flatMap((result) => (result.status === 'error' ? [result.error] : []))
  const answer: PageAnswer = {
    contentVersion: gateway.contentVersion,
    status,
    locale,
    path,
    params,
    page,
    data,
  }
  return { state: { locale, answer, config, session }, errors }
}

/** The page that stands at an address for a player or a guest, before its blocks have data. */
async function choosePage(
  gateway: ContentGateway,
  url: PageUrl,
  { account, refusal }: SessionAccount,
): Promise<FoundAnswer | PageOutcome> {
  const found = gateway.findPage(url.path)
  if (refusal !== null && !(refusal.page === 'user-blocked' && url.path === openToBanned))
    return systemPage(gateway, refusal, url.locale)
  if (account === null && isProtected(url.path, found)) return redirect(loginAddress(url))
  if (found === null) {
    const target = indexTarget(url.path, gateway)
    if (target === null) return systemPage(gateway, notFound, url.locale)
    return redirect(localePath(`${target}${url.search}`, url.locale))
  }
  const page = await gateway.page(found.key, url.locale)
  if (account === null && page.forPlayers) return redirect(loginAddress(url))
  return { page, params: found.params, status: 200 }
}

/** What stands at an address for whoever asks: the same for HTML and for the data of a navigation. */
export async function answerPage(
  parts: PageParts,
  url: PageUrl,
  session: string | undefined,
): Promise<PageOutcome> {
  const { gateway, platform } = parts
  const managed = managedRedirect(gateway, url)
  if (managed !== null) return managed

  const visitor = await readAccount(platform, session, url.locale)
  const chosen = await choosePage(gateway, url, visitor)
  if ('kind' in chosen) return chosen
  const player = { account: visitor.account, session }
  const { state, errors } = await assemble(parts, url, chosen, player)
  const fatal = chosen.status === 200 ? errors.map(fatalAnswer).find((answer) => answer !== null) : undefined
  if (fatal === undefined) return { kind: 'page', state, hasFailures: errors.length > 0 }
  const system = await systemPage(gateway, fatal, url.locale)
  const instead = await assemble(parts, url, system, player)
  return { kind: 'page', state: instead.state, hasFailures: true }
}
