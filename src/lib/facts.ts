import type { SessionState, SiteConfig } from '../../schemas/compiled.ts'
import type { Facts } from '../../schemas/documents/blocks/condition.ts'
import type { Locale } from '../../schemas/locale.ts'

interface Surroundings {
  locale: Locale
  config: SiteConfig
  session: SessionState
  answer?: {
    level?: number
    newWithin?: readonly number[]
    country?: string
    campaign?: string
    page?: { tags?: readonly string[] }
  }
}

/**
 * The feature switches of the settings. If the platform has a switch of its own, both must be on: content
 * cannot show what the platform does not have. The export is part of the bet history and is off with it.
 */
export function featuresOf({
  functional,
  general,
}: Pick<SiteConfig, 'functional' | 'general'>): Facts['features'] {
  const { betHistory = false, gameHistoryExport = false, bonusIsolation = false } = functional.features
  return {
    ...functional.features,
    gameHistoryExport: betHistory && gameHistoryExport && general.is_game_history_export_enabled,
    bonusIsolation: bonusIsolation && general.is_bonus_isolation_enabled,
  }
}

/** The currency of guests: that of the settings, or else the platform's default. */
export function siteCurrency({ site, general }: Pick<SiteConfig, 'site' | 'general'>): string {
  return site.defaultCurrency ?? general.default_currency
}

/**
 * The facts for conditions, created in one place so that server and browser agree. `query` contains only
 * the keys that the page declares.
 */
export function factsOf(
  { locale, config, session, answer }: Surroundings,
  query: Record<string, string>,
): Facts {
  const { account } = session
  const asked = answer?.page?.tags
  return {
    user: account !== null ? 'authenticated' : session.isUnknown === true ? 'unknown' : 'guest',
    features: featuresOf(config),
    query,
    locale,
    currency: account?.balance_main.currency ?? siteCurrency(config),
    verification: account?.is_verified ? 'verified' : account?.is_on_verification ? 'pending' : 'none',
    isOnBreak: account?.is_on_break === true,
    // Only those asked for: players with the same facts share a page.
    ...(asked !== undefined && { tags: asked.filter((tag) => account?.tags?.includes(tag) === true) }),
    ...(answer?.country !== undefined && { country: answer.country }),
    ...(answer?.campaign !== undefined && { campaign: answer.campaign }),
    ...(account !== null && answer?.level !== undefined && { level: answer.level }),
    ...(account !== null && answer?.newWithin !== undefined && { newWithin: answer.newWithin }),
  }
}
