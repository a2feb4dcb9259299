import type { ApiErrorType } from '../../../schemas/api/errors.ts'
import { articleQueryKeys } from '../../../schemas/articles.ts'
import type { PageAnswer, RedirectAnswer } from '../../../schemas/compiled.ts'
import { paramsWithin, queryKeyOf } from '../../../schemas/component.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { fetchPage, newestContentVersion } from '../../lib/data/content-client.ts'
import { splitLocalePath } from '../../lib/urls/locale-path.ts'
import { pickQuery } from '../../lib/urls/query.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { popupFlagKeys, withoutKeys } from '../popups/popup-flags.ts'
import { followRedirect } from './apply-redirect.ts'
import { allBlocks, pageTypes, type PageData } from '../render/page-data.ts'
import { keepShownBlocks } from './keep-shown-blocks.ts'
import { createSiteSource } from './site-source.ts'
import { loadComponents } from '../render/component-map.ts'

/** Loads pages in the browser, one after another. */
export interface PageSource {
  /** The page that was loaded last. */
  current: () => PageData
  load: (locale: Locale, request: Request) => Promise<PageData | Response>
  /** The next load answers with the system page for this error. */
  fail: (failure: ApiErrorType) => void
  /** Whether a page with the same path has to be fetched again when the address changes. */
  isOutdated: (currentUrl: URL, nextUrl: URL) => boolean
}

/** Query keys that the data of a page's blocks depend on. */
function loadedKeys({ page }: PageAnswer): string[] {
  const blocks = allBlocks(page)
  const ofLoads = blocks
    .flatMap((block) => Object.values(block.load ?? {}))
    .filter(({ followsAddress }) => followsAddress !== true)
    .flatMap(({ params }) => Object.values(params).flatMap(paramsWithin))
    .flatMap((param) => queryKeyOf(param) ?? [])
  return blocks.some(({ articles }) => articles === 'list') ? [...ofLoads, ...articleQueryKeys] : ofLoads
}

function loadsDiffer(answer: PageAnswer, currentUrl: URL, nextUrl: URL): boolean {
  const keys = loadedKeys(answer)
  const [before, after] = [pickQuery(currentUrl.search, keys), pickQuery(nextUrl.search, keys)]
  return keys.some((key) => before[key] !== after[key])
}

function withoutPopup(answer: RedirectAnswer): RedirectAnswer {
  const [path = '', ...search] = answer.redirect.split('?')
  return { ...answer, redirect: path + withoutKeys(search.join('?'), popupFlagKeys) }
}

const currentUid = () => sessionStore.get().account?.uid

export function createPageSource(first: PageData): PageSource {
  const siteFor = createSiteSource(first.answer.locale, first)
  let current = first
  let uid = currentUid()
  /** The screen shows `current`, not an error. */
  let isShown = true
  let failure: ApiErrorType | undefined

  async function load(locale: Locale, url: URL, signal: AbortSignal): Promise<PageData | Response> {
    const loadUid = currentUid()
    const failed = failure
    failure = undefined
    const { path } = splitLocalePath(url.pathname)
    // Drafts change without a new version of the content.
    const isDraft = current.config.preview !== undefined
    const [answer, draftedSite] = await Promise.all([
      fetchPage(locale, path + url.search, { signal, failure: failed }),
      isDraft ? siteFor(locale, Infinity) : undefined,
    ])
    // A player who is logged out on the page that is shown has not asked for a login.
    if ('redirect' in answer)
      return followRedirect(path === current.answer.path ? withoutPopup(answer) : answer)
    const next = isShown && loadUid === uid && !isDraft ? keepShownBlocks(current.answer, answer) : answer
    const [site, components] = await Promise.all([
      draftedSite ?? siteFor(locale, next.contentVersion),
      loadComponents(pageTypes(next.page)),
    ])
    current = { answer: next, config: site.config, i18n: site.i18n, components }
    uid = loadUid
    isShown = true
    return current
  }

  return {
    current: () => current,
    fail: (type) => (failure = type),
    load: async (locale, request) => {
      try {
        return await load(locale, new URL(request.url), request.signal)
      } catch (error) {
        if (!request.signal.aborted) isShown = false
        throw error
      }
    },
    isOutdated: (currentUrl, nextUrl) =>
      uid !== currentUid() ||
      newestContentVersion() > current.answer.contentVersion ||
      loadsDiffer(current.answer, currentUrl, nextUrl),
  }
}
