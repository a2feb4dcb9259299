/** States of the check that the provider's page reports. */
export const identityStatuses = ['started', 'pending', 'approved', 'rejected', 'expired'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** Reads a message of the provider's page; undefined if unknown. */
export function readIdentityStatus(data: unknown): IdentityStatus | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('status' in data)) return undefined
  if (data.type !== 'identity.status') return undefined
  return identityStatuses.find((known) => known === data.status)
}
