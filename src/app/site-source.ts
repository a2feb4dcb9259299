import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import { fetchConfig, fetchMessages } from '../lib/content-client.ts'
import { createI18n, type I18n } from '../lib/i18n.ts'
import { logProblem } from '../lib/log.ts'

export interface Site {
  config: SiteConfig
  i18n: I18n
}

/** Settings and texts by language, as new as the content that they are asked for. */
export function createSiteSource(locale: Locale, first: Site) {
  const known = new Map([[locale, first]])

  async function fetchSite(locale: Locale): Promise<Site> {
    const config = await fetchConfig(locale)
    const before = known.get(locale)
    const i18n =
      before?.config.messagesUrl === config.messagesUrl
        ? before.i18n
        : createI18n(locale, await fetchMessages(config.messagesUrl))
    return { config, i18n }
  }

  return async function siteFor(locale: Locale, contentVersion: number): Promise<Site> {
    const before = known.get(locale)
    if (before !== undefined && before.config.contentVersion >= contentVersion) return before
    try {
      const site = await fetchSite(locale)
      known.set(locale, site)
      return site
    } catch (error) {
      if (before === undefined) throw error
      logProblem('newer settings cannot be had', error)
      return before
    }
  }
}
