import type { Loads } from '../../schemas/component.ts'

export const load = {
  profile: {
    call: 'account.getprofileinfo',
    params: { fields: { from: 'value', value: 'contacts' } },
    access: 'player',
  },
  phones: { call: 'account.getContactPhoneSettings', params: {}, access: 'player', optional: true },
} as const satisfies Loads
