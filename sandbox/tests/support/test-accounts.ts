import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { registerCmsAccounts } from '../../../server/cms-accounts/index.ts'
import { handleErrors } from '../../../server/http/failures.ts'
import { rejectCrossSiteRequests } from '../../../server/http/origin-check.ts'
import { limitPasswords } from '../../../server/platform/index.ts'
import type { AuthSettings } from '../../../schemas/documents/settings/settings.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { startTestSandbox, testTime, type TestSandbox } from './test-sandbox.ts'

export const jwtSecret = 'a secret of thirty-two characters'

/** The content service's account routes in front of a sandbox, used by one browser with a cookie jar. */
export interface TestAccounts {
  sandbox: TestSandbox
  app: FastifyInstance
  /** The browser's cookies, by name. */
  jar: Map<string, string>
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  get: (url: string) => Promise<LightMyRequestResponse>
  post: (url: string, body: object) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
}

interface TestAccountsOptions {
  /** Registers further routes. */
  addTo?: (app: FastifyInstance) => void
  publicUrl?: string
  /** Feature switches of the settings. */
  features?: Readonly<Record<string, boolean>>
  /** Settings of logins in place of the usual ones. */
  auth?: Partial<AuthSettings>
}

/** What the account routes read of published content. */
export const contentWith = (
  features: Readonly<Record<string, boolean>>,
  auth: Partial<AuthSettings> = {},
) => ({
  locales: testConfig.locales,
  roles: testConfig.roles,
  config: async () => ({
    ...testConfig,
    functional: { ...testConfig.functional, features },
    auth: { ...testConfig.auth, ...auth },
  }),
})

export async function startTestAccounts({
  addTo,
  publicUrl = 'http://localhost:3103',
  features = {},
  auth,
}: TestAccountsOptions = {}): Promise<TestAccounts> {
  const sandbox = await startTestSandbox()
  const app = fastify()
  handleErrors(app)
  rejectCrossSiteRequests(app, publicUrl)
  const passwordLength = async () => ({ min: 8, max: 12 })
  limitPasswords(app, passwordLength)
  await sandbox.platform.register(app)
  await registerCmsAccounts(app, {
    gateway: contentWith(features, auth),
    platform: sandbox.platform,
    passwordLength,
    publicUrl,
    sessionCookie: 'marquee_session',
    jwtSecret,
    now: () => testTime,
  })
  addTo?.(app)
  const jar = new Map<string, string>()
  async function send(request: InjectOptions) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      ...request,
      headers: { ...(cookie !== '' && { cookie }), ...request.headers },
    })
    for (const { name, value, maxAge } of answer.cookies)
      if (value === '' || maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    return answer
  }
  return {
    sandbox,
    app,
    jar,
    send,
    get: (url) => send({ url }),
    post: (url, body) => send({ method: 'POST', url, payload: body }),
    close: async () => {
      await app.close()
      await sandbox.close()
    },
  }
}
