import type { Static } from 'typebox'
import { roles } from '../schemas/studio/roles.ts'
import { StartupError } from './lib/startup-error.ts'
import type { SettingsSchema } from './settings-schema.ts'
import type { SingleSignOnSettings } from './studio/index.ts'

const listed = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Roles by group: `cms-admins=admin,cms-editors=editor`. */
function rolesIn(text: string | undefined): SingleSignOnSettings['roles'] {
  return new Map(
    listed(text).flatMap((each) => {
      const [group = '', name] = each.split('=').map((part) => part.trim())
      const role = roles.find((known) => known === name)
      return role === undefined ? [] : [[group, role] as const]
    }),
  )
}

/** Reads the settings of single sign-on; null without a provider. Throws StartupError. */
export function readSingleSignOn(values: Static<typeof SettingsSchema>): SingleSignOnSettings | null {
  const { STUDIO_OIDC_ISSUER: issuer, STUDIO_OIDC_CLIENT_ID: clientId } = values
  const isRequired = !values.STUDIO_LOCAL_ACCOUNTS
  if (issuer === undefined) {
    if (isRequired)
      throw new StartupError(
        'STUDIO_LOCAL_ACCOUNTS is false without STUDIO_OIDC_ISSUER: nobody but admins could sign in to the Studio',
      )
    return null
  }
  if (clientId === undefined)
    throw new StartupError('STUDIO_OIDC_ISSUER is set without STUDIO_OIDC_CLIENT_ID')
  if (!URL.canParse(issuer))
    throw new StartupError(`The setting STUDIO_OIDC_ISSUER ("${issuer}") is malformed: it is no address`)
  const { protocol, hostname, host } = new URL(issuer)
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new StartupError(
      'STUDIO_OIDC_ISSUER must begin with https://, unless the provider is on this machine',
    )
  const defaultRole = roles.find((role) => role === values.STUDIO_OIDC_DEFAULT_ROLE) ?? null
  const domains = listed(values.STUDIO_OIDC_DOMAINS?.toLowerCase())
  // At a public provider, everybody in the world could sign in.
  if (values.STUDIO_OIDC_ADD_USERS && domains.length === 0 && defaultRole !== null)
    throw new StartupError(
      'STUDIO_OIDC_ADD_USERS is true without STUDIO_OIDC_DOMAINS: everybody whom the provider knows could read the Studio. Name the domains, or set STUDIO_OIDC_DEFAULT_ROLE to none',
    )
  return {
    issuer,
    clientId,
    clientSecret: values.STUDIO_OIDC_CLIENT_SECRET ?? null,
    label: values.STUDIO_OIDC_LABEL ?? host,
    domains,
    groupsClaim: values.STUDIO_OIDC_GROUPS_CLAIM,
    roles: rolesIn(values.STUDIO_OIDC_ROLES),
    defaultRole,
    addsUsers: values.STUDIO_OIDC_ADD_USERS,
    isRequired,
  }
}
