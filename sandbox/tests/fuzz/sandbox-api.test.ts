import { join } from 'node:path'
import { SqliteDriver } from '../../../server/db/sqlite-driver.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNames, errorsOf, type CallName } from '../../../schemas/api/calls.ts'
import { methodOf } from '../../../schemas/api/methods.ts'
import { isOnPostgres } from '../../../tests/support/setup/test-database.ts'
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { anyCall, anyText } from './call-requests.ts'

let sandbox: TestSandbox
beforeAll(async () => (sandbox = await startTestSandbox()))
afterAll(() => sandbox.close())

/** FUZZ_REQUESTS sets another number, such as 100000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (isOnPostgres ? 2_000 : 6_000))
const manyRequests = 20_000
const seed = { numRuns: requests, endOnFailure: true }

/** Calls that write even when they fail: a guess counts towards the throttle. */
const counted: ReadonlySet<CallName> = new Set([
  'account.addcontact',
  'auth.login',
  'auth.register',
  'auth.restore',
  'auth.resetpassword',
  'auth.callback',
  'auth.beginpasskey',
  'auth.passkey',
  'account.confirmContact',
  'account.confirmidentity',
  'account.confirmTwoFactorAuth',
  'account.confirmauthenticator',
  'account.changeTwoFactorAuth',
  'account.changepassword',
  'account.sendconfirmationtocontact',
  'account.sendidentitycode',
  'campaigns.activateOffer',
  'campaigns.checkPromocode',
  'referral.getinvitation',
  'responsible.selfexclude',
  'support.sendFeedback',
])

/** Calls after which the tests can no longer use this player. */
const ending: ReadonlySet<CallName> = new Set([
  'account.changepassword',
  'auth.logout',
  'responsible.selfexclude',
  'responsible.settimeout',
])

/**
 * A separate connection to the sandbox's database: its data version changes with every commit. PostgreSQL has
 * no such number; there the test only checks the answers.
 */
function watchCommits(): { version: () => unknown; close: () => void } {
  if (isOnPostgres) return { version: () => 0, close: () => undefined }
  const watcher = new SqliteDriver(join(sandbox.settings.dataDir, 'sandbox.sqlite'), { readonly: true })
  return {
    version: () => watcher.pragma('data_version', { simple: true }),
    close: () => watcher.close(),
  }
}

interface Body {
  data?: unknown
  error?: { type: string; message: string; error_data: object }
}

let players = 0
async function newPlayer(): Promise<string> {
  players += 1
  const phone = `99893${String(players).padStart(7, '0')}`
  const form = { phone, password: 'marra-01', birth_date: '1990-01-15', agreement: 'true' }
  const response = await sandbox.post('/api/auth/register', form, { address: `10.1.0.${players % 250}` })
  const cookie = response.cookies.find(({ name }) => name === 'marquee_session')
  if (!cookie) throw new Error(response.body)
  return cookie.value
}

const sender = fc.record({
  isPlayer: fc.boolean(),
  // Several addresses, so that the throttle does not answer everything.
  address: fc.integer({ min: 1, max: 250 }).map((last) => `10.0.0.${last}`),
  idempotencyKey: fc.option(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }).map(encodeURIComponent),
  ),
})

test(
  'generated requests of all calls: every answer matches the contract, and a failure leaves no trace',
  async () => {
    const answers = new Map<CallName, Set<number>>(callNames.map((name) => [name, new Set()]))
    const commits = watchCommits()
    let session = await newPlayer()
    await fc.assert(
      fc.asyncProperty(anyCall, sender, async ({ name, params }, { isPlayer, address, idempotencyKey }) => {
        const path = `/api/${name.replace('.', '/')}`
        const isGet = methodOf(name) === 'GET'
        const encoded = new URLSearchParams(params).toString()
        const before = commits.version()
        const response = await sandbox.app.inject({
          method: methodOf(name),
          url: `${path}?v=2.34&locale=uz${isGet ? `&${encoded}` : ''}`,
          remoteAddress: address,
          headers: {
            ...(isPlayer ? { cookie: `marquee_session=${session}` } : {}),
            ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
            ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(isGet ? {} : { payload: encoded }),
        })
        // Failed logins are written after their answer, which must not count as the write of the next call.
        if (counted.has(name)) await sandbox.get('/api/account/getlogins', session)
        const sent = `${name} ${JSON.stringify(params)} -> ${response.body.slice(0, 300)}`
        answers.get(name)?.add(response.statusCode)
        const { data, error } = response.json<Body>()
        if (response.statusCode === 200) {
          expect(data, sent).not.toBeUndefined()
          if (isPlayer && ending.has(name)) session = await newPlayer()
          return
        }
        expect(response.statusCode, sent).toBeLessThan(500)
        expect([...errorsOf(name)], sent).toContain(error?.type)
        if (error?.type === 'InvalidParameterException')
          expect(Object.keys(error.error_data).length, sent).toBeGreaterThan(0)
        if (!counted.has(name)) expect(commits.version(), `${sent} was refused and yet wrote`).toBe(before)
      }),
      seed,
    )
    commits.close()
    expect(sandbox.errors).toEqual([])
    // Every call was made, and most succeed with many requests; the others require codes and tokens from messages. A
    // tenth of them makes each call some sixteen times, and chance decides about calls with several parameters.
    expect(callNames.filter((name) => answers.get(name)?.size === 0)).toEqual([])
    const neverDone = callNames.filter((name) => answers.get(name)?.has(200) === false)
    expect(neverDone.length, neverDone.join(', ')).toBeLessThan(
      callNames.length * (requests < manyRequests ? 0.75 : 0.5),
    )
  },
  300_000 * Math.max(1, requests / manyRequests),
)

test('bodies of any bytes and any content type get an answer, never a 5xx', async () => {
  const contentType = fc.oneof(
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'application/json',
    ),
    fc.stringMatching(/^[a-z]{1,8}\/[a-z;= ]{1,20}$/),
  )
  await fc.assert(
    fc.asyncProperty(contentType, fc.uint8Array({ maxLength: 300 }), async (type, bytes) => {
      const response = await sandbox.app.inject({
        method: 'POST',
        url: '/api/auth/login?v=2.34&locale=uz',
        headers: { 'content-type': type },
        payload: Buffer.from(bytes),
      })
      expect(response.statusCode).toBeLessThan(500)
    }),
    { numRuns: 1000 },
  )
  expect(sandbox.errors).toEqual([])
}, 60_000)

test('the slot and the payment page answer any form, never with a 5xx', async () => {
  const form = fc.dictionary(fc.constantFrom('token', 'round', 'stake', 'decision', 'x'), anyText, {
    maxKeys: 5,
  })
  const path = fc.oneof(
    fc.constant('/sandbox/slot/spin'),
    fc.webSegment({ size: 'small' }).map((token) => `/sandbox/payments/${token}`),
  )
  await fc.assert(
    fc.asyncProperty(path, form, async (url, fields) => {
      const response = await sandbox.post(url, fields)
      expect(response.statusCode).toBeGreaterThanOrEqual(300)
      expect(response.statusCode).toBeLessThan(500)
    }),
    { numRuns: 1000 },
  )
  expect(sandbox.errors).toEqual([])
}, 60_000)
