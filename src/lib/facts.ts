import type { SessionState, SiteConfig } from '../../schemas/compiled.ts'
import type { Facts } from '../../schemas/documents/condition.ts'
import type { Locale } from '../../schemas/locale.ts'
import { fallbackCurrency } from './constants.ts'

interface Surroundings {
  locale: Locale
  config: SiteConfig
  session: SessionState
}

/**
 * What conditions may ask, made in one place so that server and browser agree. `query` holds only
 * the keys that the page declares.
 */
export function factsOf({ locale, config, session }: Surroundings, query: Record<string, string>): Facts {
  const { account } = session
  return {
    user: account === null ? 'guest' : 'authenticated',
    features: config.functional.features,
    query,
    locale,
    currency: account?.balance_main.currency ?? (config.site.defaultCurrency || fallbackCurrency),
    verification: account?.is_verified ? 'verified' : account?.is_on_verification ? 'pending' : 'none',
  }
}
