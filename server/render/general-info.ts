import type { GeneralInfo } from '../../schemas/api/entities.ts'
import type { SiteSettings } from '../../schemas/documents/settings.ts'
import { defaultLocale, localeCodes } from '../../schemas/locale.ts'
import type { Platform } from '../platform/platform.ts'

const refreshInterval = 60_000

/** What the site says of itself as long as the platform has never answered. */
export function assumedGeneralInfo({ defaultCurrency }: SiteSettings): GeneralInfo {
  return {
    analytic: {},
    available_currencies: [defaultCurrency],
    available_locales: [...localeCodes],
    default_currency: defaultCurrency,
    is_seon_enabled: false,
    domain_state: '',
    domain_type: '',
    time_to_force_logout: 0,
    is_bonus_isolation_enabled: false,
    is_game_history_export_enabled: false,
    user_inactivity_cashier_time: null,
    user_inactivity_pp_time: null,
  }
}

export interface GeneralInfoSource {
  /** The newest that is known; null if the platform has never answered. */
  current(): GeneralInfo | null
  /** Asks the platform again. Never throws: a failure leaves what was known. */
  refresh(): Promise<void>
  stop(): void
}

/** Keeps what the platform says of the site, asked at start and once a minute. */
export function watchGeneralInfo(
  platform: Platform,
  { onChange, onFailure }: { onChange: () => void; onFailure: (error: unknown) => void },
): GeneralInfoSource {
  let known: GeneralInfo | null = null
  const refresh = async () => {
    try {
      const answer = await platform.call('metadata.getgeneralinfo', {}, { locale: defaultLocale })
      const hasChanged = JSON.stringify(answer) !== JSON.stringify(known)
      known = answer
      if (hasChanged) onChange()
    } catch (error) {
      onFailure(error)
    }
  }
  const timer = setInterval(() => void refresh(), refreshInterval)
  timer.unref()
  return { current: () => known, refresh, stop: () => clearInterval(timer) }
}
