import type { Loads } from '../../schemas/component.ts'

export const load = {
  authenticator: { call: 'account.getauthenticator', params: {}, access: 'player' },
} as const satisfies Loads
