import type { Loads } from '../../schemas/component.ts'

export const load = {
  profile: {
    call: 'account.getprofileinfo',
    params: { fields: { from: 'value', value: 'document' } },
    access: 'player',
  },
  fields: { call: 'account.getPersonalDataFields', params: {}, access: 'player', optional: true },
} as const satisfies Loads
