import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callContracts } from '../../schemas/api/calls.ts'
import { apiErrorTypes } from '../../schemas/api/errors.ts'
import { callMethods } from '../../schemas/api/methods.ts'
import { isCallName } from '../../server/sandbox/calls/parameters.ts'
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterAll(() => sandbox.close())

const names = Object.keys(callContracts).filter(isCallName)

/** Texts that have broken servers before, beside arbitrary ones and those that mean something here. */
const value = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.string({ maxLength: 200 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.json({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '4',
    '100',
    '9007199254740993',
    '9'.repeat(400),
    '1e308',
    'NaN',
    'null',
    'true',
    '500000',
    '500000.00',
    '0.0000000001',
    'slot',
    'slot,live',
    ',,,',
    'olmos-saltanati',
    '%',
    '\\',
    "' or 1=1 --",
    '\u0000',
    '{}',
    '[]',
    '{"__proto__":{"a":"b"}}',
    '{"card_number":"8600490277153308"}',
    '998901234567',
    '+998935550199',
    'a@b.uz',
    'marra2026',
    '1995-04-03',
    '9999-99-99',
    'uz',
    'UZS',
    'deposit',
    'success',
  ),
)

const request = fc.constantFrom(...names).chain((name) =>
  fc.record({
    name: fc.constant(name),
    params: fc.dictionary(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.constantFrom(...Object.keys(callContracts[name].params.properties), 'v', 'locale'),
        },
        { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'a[b]', 'x') },
      ),
      value,
      { maxKeys: 6 },
    ),
    isPlayer: fc.boolean(),
    // Several addresses, so that the throttle does not answer everything.
    address: fc.integer({ min: 1, max: 250 }).map((last) => `10.0.0.${last}`),
    idempotencyKey: fc.option(
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }).map(encodeURIComponent),
    ),
  }),
)

interface Body {
  data?: unknown
  error?: { type: string; message: string; error_data: object }
}

test('five thousand generated requests get an answer of the contract, never a 5xx', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(request, async ({ name, params, isPlayer, address, idempotencyKey }) => {
      const path = `/api/${name.replace('.', '/')}`
      const isGet = callMethods[name].method === 'GET'
      const encoded = new URLSearchParams(params).toString()
      const response = await sandbox.app.inject({
        method: callMethods[name].method,
        url: isGet ? `${path}?${encoded}` : path,
        remoteAddress: address,
        headers: {
          // Logging out would make a guest of every request that follows.
          ...(isPlayer && name !== 'auth.logout' ? { cookie: `marquee_session=${session}` } : {}),
          ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
          ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(isGet ? {} : { payload: encoded }),
      })
      seen.add(response.statusCode)
      expect(response.statusCode).toBeLessThan(500)
      const body = response.json<Body>()
      if (response.statusCode === 200) expect(body.error).toBeUndefined()
      else expect(apiErrorTypes).toContain(body.error?.type)
      if (body.error?.type === 'InvalidParameterException')
        expect(Object.keys(body.error.error_data).length).toBeGreaterThan(0)
    }),
    { numRuns: 5000 },
  )
  expect(sandbox.errors).toEqual([])
  // The requests were not all refused at the door.
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 401, 422]))
}, 120_000)

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
        url: '/api/auth/login',
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
  const form = fc.dictionary(fc.constantFrom('token', 'round', 'stake', 'decision', 'x'), value, {
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
