import type { GeneralInfo } from '../../../schemas/api/entities/site.ts'
import type { SiteSettings } from '../../../schemas/documents/settings/settings.ts'
import { builtInCodes, defaultLocale } from '../../../schemas/locale.ts'
import { fallbackCurrency } from '../../../src/lib/constants.ts'
import type { Platform } from '../../contracts/platform.ts'
import { pollCall, type Polled, type PollOptions } from './poll-call.ts'

/** General information used until the platform has answered for the first time. */
export function assumedGeneralInfo({
  defaultCurrency = fallbackCurrency,
}: Pick<SiteSettings, 'defaultCurrency'>): GeneralInfo {
  return {
    analytic: {},
    available_currencies: [defaultCurrency],
    available_locales: [...builtInCodes],
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

/** General information of the platform, requested at start and once a minute. */
export type GeneralInfoSource = Polled<GeneralInfo>

export function pollGeneralInfo(platform: Platform, options: PollOptions): GeneralInfoSource {
  return pollCall(() => platform.call('metadata.getgeneralinfo', {}, { locale: defaultLocale }), options)
}

/** The operator has closed the domain: players see the maintenance page. */
export const isDisabled = (general: Pick<GeneralInfoSource, 'current'>): boolean =>
  general.current()?.domain_state === 'disabled'

/** A second domain of the same site, which search engines must not list beside the main one. */
export const isMirror = (general: Pick<GeneralInfoSource, 'current'>): boolean =>
  general.current()?.domain_type === 'mirror'
