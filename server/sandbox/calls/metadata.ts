import { localeCodes } from '../../../schemas/locale.ts'
import { currencies, defaultCurrency } from '../ledger/currencies.ts'
import type { Handlers } from './call-scope.ts'

export const metadataCalls: Handlers<'metadata.getgeneralinfo'> = {
  'metadata.getgeneralinfo'() {
    return Promise.resolve({
      analytic: {},
      available_currencies: [...currencies],
      available_locales: [...localeCodes],
      default_currency: defaultCurrency,
      is_seon_enabled: false,
      domain_state: 'active',
      domain_type: 'main',
      time_to_force_logout: 3600,
      is_bonus_isolation_enabled: false,
      is_game_history_export_enabled: false,
      user_inactivity_cashier_time: null,
      user_inactivity_pp_time: null,
    })
  },
}
