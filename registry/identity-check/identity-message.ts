import {
  identityStatuses,
  type FromIdentity,
  type IdentityStatus,
} from '../../src/lib/frames/identity-messages.ts'

/** Reads a message of the provider's page; undefined if unknown. */
export function readIdentityStatus(data: unknown): IdentityStatus | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('status' in data)) return undefined
  if (data.type !== 'identity.status') return undefined
  return identityStatuses.find((known) => known === data.status)
}

/** Reads a message of the iframe with a provider's SDK; undefined if unknown. */
export function readIdentityMessage(data: unknown): FromIdentity | undefined {
  const status = readIdentityStatus(data)
  if (status !== undefined) return { type: 'identity.status', status }
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'frame.ready' || data.type === 'identity.expired') return { type: data.type }
  if (data.type === 'identity.height')
    return 'height' in data && typeof data.height === 'number'
      ? { type: data.type, height: data.height }
      : undefined
  if (data.type === 'identity.fault' || data.type === 'identity.failed')
    return 'reason' in data ? { type: data.type, reason: String(data.reason) } : undefined
  return undefined
}
