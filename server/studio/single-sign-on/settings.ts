import type { Role } from '../../../schemas/studio/roles.ts'

/** Single sign-on with OpenID Connect, as the operator has set it up. */
export interface SingleSignOnSettings {
  /** Issuer of the provider, as in its discovery document. */
  issuer: string
  clientId: string
  /** null: a public client, protected by PKCE alone. */
  clientSecret: string | null
  /** Label of the button: “Sign in with {label}”. */
  label: string
  /** Accepted domains of e-mail addresses, in lower case; empty: all. */
  domains: readonly string[]
  /** Claim with the user's groups. */
  groupsClaim: string
  /** Role of each group. Empty: roles are set in the Studio only. */
  roles: ReadonlyMap<string, Role>
  /** Role without such a group; null: no access. */
  defaultRole: Role | null
  /** Whether users are added at their first sign-in. */
  addsUsers: boolean
  /** Whether passwords and passkeys are for admins only. */
  isRequired: boolean
}
