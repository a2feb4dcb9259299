import type { IdentityProviderName } from '../../../schemas/identity-providers.ts'

/** Messages between the page and the iframe with the SDK of an identity provider. */

/** States of the check. `cancelled`: the player has closed it. */
export const identityStatuses = [
  'started',
  'pending',
  'approved',
  'rejected',
  'expired',
  'cancelled',
] as const
export type IdentityStatus = (typeof identityStatuses)[number]

export type ToIdentity =
  | {
      type: 'identity.start'
      provider: IdentityProviderName
      /** The platform's access token. */
      token: string
      /** Address of the check, if the platform knows it. */
      url: string | null
      locale: string
      scheme: 'dark' | 'light'
    }
  /** The answer to `identity.expired`; null: the platform gave no token. */
  | { type: 'identity.token'; token: string | null }

export type FromIdentity =
  /** The document is ready and waits for `identity.start`. */
  | { type: 'frame.ready' }
  | { type: 'identity.status'; status: IdentityStatus }
  /** The token has expired. */
  | { type: 'identity.expired' }
  /** Height of the provider's page, in pixels. */
  | { type: 'identity.height'; height: number }
  /** The provider reports a fault, which it shows itself, and often goes on. */
  | { type: 'identity.fault'; reason: string }
  /** Nothing is shown. */
  | { type: 'identity.failed'; reason: string }
