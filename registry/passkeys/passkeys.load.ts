import type { Loads } from '../../schemas/component.ts'

export const load = {
  passkeys: { call: 'account.getpasskeys', params: {}, access: 'player' },
} as const satisfies Loads
