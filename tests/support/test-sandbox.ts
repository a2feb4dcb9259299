import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { Platform } from '../../server/platform/platform.ts'
import { createSandbox, type SandboxOptions } from '../../server/sandbox/index.ts'

/** 2026-03-01, noon in Tashkent. */
export const testTime = Date.UTC(2026, 2, 1, 7)
export const richLogin = { login: '998901234567', password: 'marra2026' }

export interface TestSandbox {
  platform: Platform
  app: FastifyInstance
  /** Folder of the database. */
  dataDir: string
  /** Errors that were answered as 5xx. */
  errors: unknown[]
  /** Moves the clock on, in milliseconds. */
  pass: (time: number) => void
  get: (url: string, session?: string) => Promise<LightMyRequestResponse>
  post: (
    url: string,
    form: Record<string, string>,
    options?: { session?: string; idempotencyKey?: string; address?: string },
  ) => Promise<LightMyRequestResponse>
  /** Logs in and answers the session token. */
  login: (credentials?: { login: string; password: string }) => Promise<string>
  close: () => Promise<void>
}

const cookieOf = (session: string | undefined): Record<string, string> =>
  session === undefined ? {} : { cookie: `marquee_session=${session}` }

/** Session token that an answer's cookie holds. */
export function sessionOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === 'marquee_session')
  if (!cookie) throw new Error(`no session in ${response.body}`)
  return cookie.value
}

/** A sandbox with a database, a clock and cheap passwords of its own, answering through `inject`. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-sandbox-'))
  let time = testTime
  const errors: unknown[] = []
  const platform = await createSandbox({
    dataDir,
    publicUrl: 'http://localhost:3103',
    now: () => time,
    passwordCost: 2,
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
    dataDir,
    errors,
    pass: (passed) => (time += passed),
    get: (url, session) => request({ url, headers: cookieOf(session) }),
    post: (url, form, { session, idempotencyKey, address } = {}) =>
      request({
        method: 'POST',
        url,
        headers: {
          ...cookieOf(session),
          'content-type': 'application/x-www-form-urlencoded',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        payload: new URLSearchParams(form).toString(),
        ...(address === undefined ? {} : { remoteAddress: address }),
      }),
    login: async (credentials = richLogin) => sessionOf(await sandbox.post('/api/auth/login', credentials)),
    close: async () => {
      await app.close()
      await platform.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return sandbox
}
