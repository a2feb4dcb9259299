import { Type, type Static } from 'typebox'
import { iconReference } from './documents/reference.ts'

/** The name by which the platform knows a provider of social login, such as `google` or `vk`. */
export const socialProviderName = (options: { description?: string; picks?: 'socialProvider' } = {}) =>
  Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$', ...options })

/** A service whose accounts players log in with. The platform speaks with it; the site leads there. */
export const SocialProvider = Type.Object(
  {
    id: socialProviderName({ description: 'Name of the provider on the platform, such as google or vk' }),
    name: Type.String({
      minLength: 1,
      maxLength: 30,
      description: 'Name of the service, as it writes itself',
    }),
    icon: Type.Optional(iconReference('Icon on the button. Default: none')),
  },
  { additionalProperties: false },
)
export type SocialProvider = Static<typeof SocialProvider>

/** Providers of sites that list none of their own. */
const usualProviders: readonly SocialProvider[] = [
  { id: 'google', name: 'Google', icon: 'google' },
  { id: 'telegram', name: 'Telegram', icon: 'telegram' },
  { id: 'facebook', name: 'Facebook', icon: 'facebook' },
]

/** The providers of a site, from its settings document `auth`. */
export const socialProvidersOf = (auth: { socialProviders?: readonly SocialProvider[] | undefined }) =>
  auth.socialProviders ?? usualProviders
