import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { fetchConfig, fetchMessages } from '../../lib/data/content-client.ts'
import { loadI18n } from '../../lib/i18n/load-i18n.ts'
import type { I18n } from '../../lib/i18n/plain-i18n.ts'
import { logProblem } from '../../lib/log.ts'

export interface Site {
  config: SiteConfig
  i18n: I18n
}

/** Settings and texts by language, in the version of the content that requests them. */
export function createSiteSource(locale: Locale, first: Site) {
  const known = new Map([[locale, first]])

  /** If texts cannot be loaded, the current ones stay, and the next page tries again. */
  async function fetchTexts(locale: Locale, url: string): Promise<I18n | undefined> {
    const before = known.get(locale)
    if (before?.config.messagesUrl === url) return before.i18n
    try {
      return await loadI18n(locale, await fetchMessages(url))
    } catch (error) {
      logProblem('texts cannot be had', error)
      return undefined
    }
  }

  async function fetchSite(locale: Locale): Promise<Site> {
    const config = await fetchConfig(locale)
    const i18n = await fetchTexts(locale, config.messagesUrl)
    if (i18n === undefined) return { config, i18n: (known.get(locale) ?? first).i18n }
    const site = { config, i18n }
    known.set(locale, site)
    return site
  }

  return async function siteFor(locale: Locale, contentVersion: number): Promise<Site> {
    const before = known.get(locale)
    if (before !== undefined && before.config.contentVersion >= contentVersion) return before
    try {
      return await fetchSite(locale)
    } catch (error) {
      if (before === undefined) throw error
      logProblem('newer settings cannot be had', error)
      return before
    }
  }
}
