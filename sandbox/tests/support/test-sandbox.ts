import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import { apiVersion } from '../../../schemas/api/version.ts'
import type { Platform } from '../../../server/contracts/platform.ts'
import { createSandbox, type SandboxOptions } from '../../index.ts'
import type { SandboxTables } from '../../tables/sandbox-tables.ts'
import type { TestDatabase } from '../../../tests/support/setup/test-database.ts'
import { copyTemplate, type Template } from '../../../tests/support/setup/test-templates.ts'

/** 2026-03-01, noon in Tashkent. */
export const testTime = Date.UTC(2026, 2, 1, 7)
export const richLogin = { login: '998901234567', password: 'marra2026' }

export interface TestSandbox {
  platform: Platform
  app: FastifyInstance
  /** Location of its data: another sandbox can be started with them. */
  settings: TestDatabase['settings']
  /** Another connection to its database; the caller destroys it. */
  openDatabase: () => Kysely<SandboxTables>
  /** Errors that were sent as 5xx. */
  errors: unknown[]
  /** Time of its clock, in milliseconds since 1970. */
  now: () => number
  /** Advances the clock, in milliseconds. */
  pass: (time: number) => void
  get: (url: string, session?: string) => Promise<LightMyRequestResponse>
  post: (
    url: string,
    form: Record<string, string>,
    options?: { session?: string; idempotencyKey?: string; address?: string },
  ) => Promise<LightMyRequestResponse>
  /** Logs in, confirms the identity for changes, and returns the session token. */
  login: (credentials?: { login: string; password: string }) => Promise<string>
  close: () => Promise<void>
}

const cookieOf = (session: string | undefined): Record<string, string> =>
  session === undefined ? {} : { cookie: `marquee_session=${session}` }

/** Session token in an answer's cookie. */
export function sessionOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === 'marquee_session')
  if (!cookie) throw new Error(`no session in ${response.body}`)
  return cookie.value
}

/** The address of a call with the parameters that every call requires; other addresses are unchanged. */
export function addressOfCall(url: string): string {
  if (!url.startsWith('/api/')) return url
  const [path = '', query] = url.split('?')
  const given = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ v: apiVersion, locale: 'uz' }))
    if (!given.has(name)) given.set(name, value)
  return `${path}?${given.toString()}`
}

const usual = { publicUrl: 'http://localhost:3103', now: () => testTime, passwordCost: 2 }

/** The database of a sandbox after its first start. */
const started: Template = {
  name: 'sandbox',
  async fill(settings) {
    const platform = await createSandbox({ ...settings, ...usual })
    await platform.close()
  },
}

/** A sandbox with its own database and clock and cheap password hashes, called through `inject`. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const { settings, open, remove } = await copyTemplate(started)
  let time = testTime
  const errors: unknown[] = []
  const platform = await createSandbox({
    ...settings,
    ...usual,
    now: () => time,
    logError: (error) => errors.push(error),
    ...options,
  })
  const app = fastify()
  await platform.register(app)
  await app.ready()
  const request = (request: InjectOptions) => app.inject(request)
  const sandbox: TestSandbox = {
    platform,
    app,
    settings,
    openDatabase: () => open<SandboxTables>('sandbox'),
    errors,
    now: () => time,
    pass: (passed) => (time += passed),
    get: (url, session) => request({ url: addressOfCall(url), headers: cookieOf(session) }),
    post: (url, form, { session, idempotencyKey, address } = {}) =>
      request({
        method: 'POST',
        url: addressOfCall(url),
        headers: {
          ...cookieOf(session),
          'content-type': 'application/x-www-form-urlencoded',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        payload: new URLSearchParams(form).toString(),
        ...(address === undefined ? {} : { remoteAddress: address }),
      }),
    login: async (credentials = richLogin) => {
      const session = sessionOf(await sandbox.post('/api/auth/login', credentials))
      await sandbox.post('/api/account/confirmidentity', { password: credentials.password }, { session })
      return session
    },
    close: async () => {
      await app.close()
      await platform.close()
      await remove()
    },
  }
  return sandbox
}
