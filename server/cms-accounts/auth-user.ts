import type { AccountInfo, Profile } from '../../schemas/api/entities/account.ts'
import { userParts, type AuthUser, type UserPart } from '../../schemas/cms/accounts.ts'

/** The parts of the user that `populate` names. Unknown names are ignored. */
export function wantedParts(
  populate: string | undefined,
  byDefault: readonly UserPart[],
): readonly UserPart[] {
  if (populate === undefined) return byDefault
  if (populate === '*') return userParts
  const names = populate.split(',').map((name) => name.trim())
  return userParts.filter((part) => names.includes(part))
}

/** The user with the requested parts; those that the profile contains need `profile`. */
export function authUser(
  { uid, is_registration_completed }: AccountInfo,
  parts: readonly UserPart[] = ['accountInfo'],
  profile?: Profile,
): AuthUser {
  const first = (type: 'email' | 'phone') =>
    profile?.contacts?.find((contact) => contact.type === type)?.contact ?? null
  return {
    uid,
    isAuth: true,
    ...(parts.includes('accountInfo') && { accountInfo: { is_registration_completed } }),
    ...(parts.includes('profile') && { profile: { first_name: profile?.first_name ?? '' } }),
    ...(parts.includes('contacts') && { contacts: { email: first('email'), mobile: first('phone') } }),
  }
}
