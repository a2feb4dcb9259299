import type { SingleSignOnSettings } from '../../../server/studio/single-sign-on/settings.ts'
import { clientId, clientSecret, type TestProvider } from './test-provider.ts'
import { startTestStudio, type TestStudio } from './test-studio.ts'

/** A person at the provider. */
export const nodir = {
  sub: 'u-1',
  email: 'Nodir@example.com',
  email_verified: true,
  name: 'Nodir',
  groups: ['cms-editors'],
}

/** A Studio whose users sign in with this provider. */
export const startSignOnStudio = ({ issuer }: TestProvider, changes: Partial<SingleSignOnSettings> = {}) =>
  startTestStudio({
    singleSignOn: {
      issuer,
      clientId,
      clientSecret,
      label: 'Office',
      domains: ['example.com'],
      groupsClaim: 'groups',
      roles: new Map([
        ['cms-admins', 'admin'],
        ['cms-editors', 'editor'],
      ]),
      defaultRole: 'viewer',
      addsUsers: true,
      isRequired: false,
      ...changes,
    },
  })

export const cookiesOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

export interface SignInOptions {
  /** What happens to the address that the provider sends back. */
  change?: (url: URL) => URL
  /** Cookies at the end, in place of those from the start. */
  cookie?: string
}

/** Follows a sign-in through the provider like a browser. */
export async function followSignIn(
  { app }: TestStudio,
  { issuer }: TestProvider,
  { change = (url) => url, cookie }: SignInOptions = {},
) {
  const begun = await app.inject('/studio/sso/start')
  const pending = cookiesOf(begun)
  const target = begun.headers.location ?? ''
  if (!target.startsWith(issuer)) return { location: target, session: '', pending }
  const sent = await fetch(target, { redirect: 'manual' })
  const back = change(new URL(sent.headers.get('location') ?? ''))
  const response = await app.inject({
    url: `${back.pathname}${back.search}`,
    headers: { cookie: cookie ?? pending },
  })
  return { location: response.headers.location ?? '', session: cookiesOf(response), pending, back }
}
