import type { Role } from '../../../schemas/studio/roles.ts'
import { roles } from '../../../schemas/studio/roles.ts'
import type { SingleSignOnSettings } from './settings.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** A person whom the provider has signed in. */
export interface Person {
  issuer: string
  subject: string
  /** Verified, in lower case. */
  email: string
  name: string
  /** Undefined: roles are set in the Studio only. */
  role: Role | undefined
}

export type Claims = Readonly<Record<string, unknown>>

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Groups are a list, or one text. */
function groupsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}

/** Whether the provider has verified the address. Entra ID says so in a claim of its own, as a boolean or a number. */
function isVerified({ email_verified: verified, xms_edov: ownerVerified }: Claims): boolean {
  return verified === undefined ? ownerVerified === true || ownerVerified === 1 : verified === true
}

/**
 * The claims of an ID token with those that only the user info has. The e-mail address and whether it is verified come
 * from the same source: one of them says nothing about the other's address.
 */
export function joinClaims(idToken: Claims, userInfo: Claims): Claims {
  const says = ({ email, email_verified: verified, xms_edov: ownerVerified }: Claims) =>
    email !== undefined && (verified ?? ownerVerified) !== undefined
  const { email, email_verified, xms_edov } = says(idToken) || !says(userInfo) ? idToken : userInfo
  return { ...userInfo, ...idToken, email, email_verified, xms_edov }
}

/** The highest role of the person's groups. Throws SignInFailed if there is none. */
function roleIn(claims: Claims, settings: SingleSignOnSettings, email: string): Role | undefined {
  if (settings.roles.size === 0) return undefined
  const own = groupsIn(claims[settings.groupsClaim]).flatMap((group) => settings.roles.get(group) ?? [])
  const highest = roles.findLast((role) => own.includes(role)) ?? settings.defaultRole
  if (highest === null) throw new SignInFailed('noRole', email)
  return highest
}

/** The provider's name for a person. */
export const subjectIn = (claims: Claims) => textIn(claims['sub'])

/** Reads the verified claims of a person. Throws SignInFailed if the settings do not accept them. */
export function readClaims(claims: Claims, settings: SingleSignOnSettings): Person {
  const subject = subjectIn(claims)
  const email = textIn(claims['email']).toLowerCase()
  if (subject === '' || subject.length > 255) throw new SignInFailed('failed', email)
  const [, domain] = /^[^@\s]+@([^@\s]+)$/.exec(email) ?? []
  if (domain === undefined || email.length > 80 || !isVerified(claims))
    throw new SignInFailed('unverified', email)
  if (settings.domains.length > 0 && !settings.domains.includes(domain))
    throw new SignInFailed('domain', email)
  const role = roleIn(claims, settings, email)
  const name = (textIn(claims['name']) || textIn(claims['preferred_username']) || email).slice(0, 80)
  return { issuer: settings.issuer, subject, email, name, role }
}
