import { localeCodes, type Locale } from '../../locale.ts'
import { countries } from '../../accounts/countries.ts'
import { decimalsOf } from '../../ledger/rates.ts'
import { currencies, defaultCurrency } from '../../ledger/currencies.ts'
import type { CallHandlers } from '../call-scope.ts'

/** Localized; crypto tokens have no name other than their code. */
function currencyName(code: string, locale: Locale): string {
  if (code.length !== 3) return code
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}

export const metadataCalls = {
  'metadata.get'(_input, { locale }) {
    const regions = new Intl.DisplayNames(locale, { type: 'region' })
    return Promise.resolve({
      countries: countries.map(({ code, phoneCode }) => ({
        code,
        name: regions.of(code) ?? code,
        phone_code: phoneCode,
      })),
      currencies: currencies.map((code) => ({
        code,
        name: currencyName(code, locale),
        decimals: decimalsOf(code),
      })),
    })
  },

  'metadata.getgeneralinfo'(_input, { sandbox }) {
    return Promise.resolve({
      analytic: {},
      available_currencies: [...currencies],
      available_locales: [...localeCodes],
      default_currency: defaultCurrency,
      is_seon_enabled: sandbox.controls.isSeonEnabled(),
      domain_state: 'active',
      domain_type: 'main',
      time_to_force_logout: 3600,
      is_bonus_isolation_enabled: sandbox.controls.isBonusIsolated(),
      is_game_history_export_enabled: true,
      user_inactivity_cashier_time: null,
      user_inactivity_pp_time: null,
    })
  },
} satisfies CallHandlers
