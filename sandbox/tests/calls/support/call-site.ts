import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { Compile, type Validator } from 'typebox/compile'
import { expect } from 'vitest'
import { callContracts, type CallName } from '../../../../schemas/api/calls.ts'
import type { SandboxAnswer } from '../../../calls/numeric-ids.ts'
import { isMoneyCall } from '../../../../schemas/api/methods.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { Caller, type CallOptions, type Params } from '../../../../tests/conformance/caller.ts'
import { handleErrors } from '../../../../server/http/failures.ts'
import { moneyMigrations, type MoneyTables } from '../../../../server/platform/money-tables.ts'
import { createRemotePlatform } from '../../../../server/platform/remote-platform.ts'
import { openTestDatabase } from '../../../../tests/support/setup/test-database.ts'
import { messageTo } from '../../support/test-calls.ts'
import { richLogin, sessionOf, startTestSandbox, type TestSandbox } from '../../support/test-sandbox.ts'

export interface CallError {
  status: number
  type: unknown
  data: unknown
}

/** A browser on the site, with its own cookies. */
export interface Visitor {
  /** Login and password; empty for a guest. */
  login: string
  password: string
  site: CallSite
  /** Data of a call, which must match the contract. Fails for an error answer. Keeps the cookies of the answer. */
  data: <Name extends CallName>(
    name: Name,
    params?: Params,
    options?: CallOptions,
  ) => Promise<SandboxAnswer<Name>>
  /** The error that a call must fail with. */
  error: (name: CallName, params?: Params, options?: CallOptions) => Promise<CallError>
}

/** The calls of the site in front of a platform over HTTP: the sandbox, with a clock that only tests advance. */
export interface CallSite {
  sandbox: TestSandbox
  /** Address of the site as its platform knows it, to which passkeys belong. */
  platformUrl: string
  guest: () => Visitor
  /** A player who was registered for one test and owns no money. */
  newcomer: (form?: Params) => Promise<Visitor>
  /** The demo account with money, bonuses, cashbacks and points. */
  rich: () => Promise<Visitor>
  /** A player who logged in at Google and has no password. */
  social: () => Promise<Visitor>
  /** Code of the newest message that was sent to a contact. */
  codeFor: (contact: string) => Promise<string>
  close: () => Promise<void>
}

const validators = new Map<CallName, Validator>()

function isAnswer<Name extends CallName>(name: Name, data: unknown): data is SandboxAnswer<Name> {
  const validator = validators.get(name) ?? Compile(callContracts[name].answer)
  validators.set(name, validator)
  return validator.Check(data)
}

const registration = { password: 'marra-01', birth_date: '1995-04-03', agreement: 'true' }

/** What the site's server does with calls of browsers, without its pages. */
async function serveCalls(platformUrl: string, publicUrl: string, now: () => number) {
  const app = fastify()
  handleErrors(app)
  const { database, close } = await openTestDatabase<MoneyTables>('platform', moneyMigrations)
  const platform = createRemotePlatform({
    url: platformUrl,
    publicUrl,
    sessionCookie: 'marquee_session',
    log: app.log,
    database,
    now,
  })
  await platform.register(app)
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close()
      await platform.close()
      await close()
    },
  }
}

const publicUrl = 'http://localhost:3103'

export async function startCallSite(): Promise<CallSite> {
  const sandbox = await startTestSandbox()
  const platform = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const server = await serveCalls(platform, publicUrl, sandbox.now)
  let players = 0

  function visitor(login = '', password = '', session?: string): Visitor {
    const caller = new Caller(server.url)
    const cookie = session === undefined ? undefined : `marquee_session=${session}`
    if (cookie !== undefined)
      caller.keep({ status: 200, headers: new Headers([['set-cookie', cookie]]), body: undefined })
    async function call(name: CallName, params: Params, options: CallOptions) {
      const key = isMoneyCall(name) ? { idempotencyKey: randomUUID() } : {}
      const answer = await caller.call(name, params, { ...key, ...options })
      caller.keep(answer)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer
    }
    return {
      login,
      password,
      site,
      async data(name, params = {}, options = {}) {
        const { status, body } = await call(name, params, options)
        const data = isRecord(body) ? body['data'] : undefined
        if (status === 200 && isAnswer(name, data)) return data
        throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      },
      async error(name, params = {}, options = {}) {
        const { status, body } = await call(name, params, options)
        const error = isRecord(body) ? body['error'] : undefined
        if (!isRecord(error)) throw new Error(`${name} answered ${JSON.stringify(body)}`)
        return { status, type: error['type'], data: error['error_data'] }
      },
    }
  }

  const site: CallSite = {
    sandbox,
    platformUrl: publicUrl,
    guest: () => visitor(),
    async newcomer(form = {}) {
      players += 1
      const phone = `99893${1_000_000 + players}`
      // Every player has an address of their own, so that the limits of an address do not apply.
      const address = `10.0.${players >> 8}.${players & 255}`
      const answer = await sandbox.post(
        '/api/auth/register',
        { ...registration, phone, ...form },
        { address },
      )
      return visitor(phone, form['password'] ?? registration.password, sessionOf(answer))
    },
    async rich() {
      return visitor(richLogin.login, richLogin.password, await sandbox.login())
    },
    async social() {
      const begun = await sandbox.post('/oauth/init?service=google&redirect_url=%2F', { person: '1001' })
      const returned = new URL(begun.headers.location ?? '', 'http://localhost').searchParams
      const login = { provider: 'google', access_token: returned.get('access_token') ?? '' }
      const answer = await sandbox.post('/api/auth/callback', login)
      return visitor('dilnoza.karimova@example.com', '', sessionOf(answer))
    },
    codeFor: async (contact) => (await messageTo(sandbox, contact))?.code ?? '',
    async close() {
      await server.stop()
      await sandbox.close()
    },
  }
  return site
}
