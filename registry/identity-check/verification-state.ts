import type { AccountInfo } from '../../schemas/api/entities/account.ts'

/** State of the identity check as displayed. */
export type VerificationState = 'verified' | 'pending' | 'blocked' | 'none'

type Flags = Pick<AccountInfo, 'is_verified' | 'is_on_verification' | 'is_kyc_block_enabled'>

/** A completed check takes precedence; a check in progress precedes the block that it will lift. */
export function verificationOf(flags: Flags | null): VerificationState {
  if (flags?.is_verified) return 'verified'
  if (flags?.is_on_verification) return 'pending'
  return flags?.is_kyc_block_enabled ? 'blocked' : 'none'
}
