import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { testDeposit } from '../../tests/support/test-cashier.ts'
import { storedText } from '../../tests/support/stored-text.ts'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the platform answers to a deposit. */
const paid = (id: number) => ({ transaction: testDeposit(id), display: 'redirect', url: '/pay' })

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
  operator.answerJson(200, { data: paid(1) })
})
afterEach(() => operator.close())

interface Deposit {
  key?: string | undefined
  session?: string | null
  body?: string
  type?: string
}

function deposit(given: Deposit = {}) {
  const {
    session = 'abc',
    body = 'method_id=1&amount=500',
    type = 'application/x-www-form-urlencoded',
  } = given
  const key = 'key' in given ? given.key : 'one'
  return operator.site.inject({
    method: 'POST',
    url: '/api/cashier/makedeposit',
    headers: {
      'content-type': type,
      ...(session !== null && { cookie: `__Host-marquee_session=${session}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: body,
  })
}

const typeOf = (response: Awaited<ReturnType<typeof deposit>>) =>
  response.json<{ error?: { type: string } }>().error?.type

it('answers a repetition from the store without calling the platform', async () => {
  const first = await deposit()
  operator.answerJson(200, { data: paid(2) })
  const second = await deposit()
  expect(second.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
  expect(operator.received).toHaveLength(1)
})

it('treats the same fields in another order or encoding as the same request', async () => {
  await deposit()
  await deposit({ body: 'amount=500&method_id=1' })
  const form = '--b\r\ncontent-disposition: form-data; name="method_id"\r\n\r\n1\r\n'
  const more = '--b\r\ncontent-disposition: form-data; name="amount"\r\n\r\n500\r\n--b--\r\n'
  const multipart = await deposit({ body: form + more, type: 'multipart/form-data; boundary=b' })
  expect(multipart.json()).toEqual({ data: paid(1) })
  expect(operator.received).toHaveLength(1)
})

test.each([
  ['another body', { body: 'method_id=1&amount=900' }],
  ['a field more', { body: 'method_id=1&amount=500&amount=500' }],
])('rejects the key of another request: %s', async (_what, given) => {
  await deposit()
  const response = await deposit(given)
  expect(response.statusCode).toBe(400)
  expect(typeOf(response)).toBe('InvalidRequestException')
  expect(operator.received).toHaveLength(1)
})

test.each([
  ['without a key', { key: undefined }, 400, 'InvalidRequestException'],
  ['with an empty key', { key: '' }, 400, 'InvalidRequestException'],
  ['with an endless key', { key: 'x'.repeat(201) }, 400, 'InvalidRequestException'],
  ['of a guest', { session: null }, 401, 'AuthorizationException'],
  ['without form data', { type: 'application/json' }, 400, 'InvalidRequestException'],
])('a money call %s does not reach the platform', async (_what, given, status, type) => {
  const response = await deposit(given)
  expect(response.statusCode).toBe(status)
  expect(typeOf(response)).toBe(type)
  expect(operator.received).toEqual([])
})

it('separates the keys of two players', async () => {
  await deposit()
  await deposit({ session: 'def', body: 'method_id=1&amount=900' })
  expect(operator.received).toHaveLength(2)
})

it('forwards one of several simultaneous requests and tells the others that it is in progress', async () => {
  await operator.close()
  // The first request must not time out before the others have their answers.
  operator = await startTestOperator({ proxyTimeout: 60_000 })
  let answerFirst = () => {}
  const arrived = new Promise<void>((resolve) => {
    operator.answer((response) => {
      answerFirst = () => response.end(JSON.stringify({ data: paid(1) }))
      resolve()
    })
  })
  const first = deposit()
  await arrived
  const others = await Promise.all([deposit(), deposit(), deposit()])
  expect(others.map(typeOf)).toEqual(Array.from({ length: 3 }, () => 'TooManyRequestsException'))
  answerFirst()
  expect((await first).statusCode).toBe(200)
  expect((await deposit()).json()).toEqual({ data: paid(1) })
  expect(operator.received).toHaveLength(1)
})

describe('a definite error of the platform', () => {
  it('frees the key for another request', async () => {
    operator.answerJson(422, { error: { type: 'BillingTransactionDeclinedException', message: 'No' } })
    expect((await deposit()).statusCode).toBe(422)
    operator.answerJson(200, { data: paid(3) })
    expect((await deposit({ body: 'method_id=2&amount=500' })).json()).toEqual({ data: paid(3) })
    expect(operator.received).toHaveLength(2)
  })
})

describe('a lost answer', () => {
  beforeEach(async () => {
    await operator.close()
    operator = await startTestOperator({ proxyTimeout: 1_000 })
  })

  const losses: [string, () => void][] = [
    ['silence', () => operator.answer(() => {})],
    ['a broken connection', () => operator.answer((response) => response.destroy())],
    ['a gateway without platform', () => operator.answerJson(502, {})],
    ['an answer without data', () => operator.answerJson(200, { data: null })],
    ['an answer of another call', () => operator.answerJson(200, { data: { items: [], total: 0 } })],
    ['a failure', () => operator.answerJson(500, { error: { type: 'InternalServerErrorException' } })],
  ]

  test.each(losses)(
    '%s: forwards the same request again with its key, and stores the answer',
    async (_what, lose) => {
      lose()
      expect((await deposit()).statusCode).toBeGreaterThanOrEqual(500)
      operator.answerJson(200, { data: paid(4) })
      expect((await deposit()).json()).toEqual({ data: paid(4) })
      expect((await deposit()).json()).toEqual({ data: paid(4) })
      expect(operator.received.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
        ['one', 'method_id=1&amount=500'],
        ['one', 'method_id=1&amount=500'],
      ])
    },
  )

  test.each(losses)('%s: still rejects another request with its key', async (_what, lose) => {
    lose()
    await deposit()
    expect(typeOf(await deposit({ body: 'method_id=1&amount=900' }))).toBe('InvalidRequestException')
    expect(operator.received).toHaveLength(1)
  })
})

it('forwards the request of a dead server again after its lease has expired', async () => {
  const slow = await startTestOperator({ proxyTimeout: 60_000 })
  const send = () =>
    slow.site.inject({
      method: 'POST',
      url: '/api/cashier/makedeposit',
      headers: { cookie: '__Host-marquee_session=abc', 'idempotency-key': 'one' },
    })
  const arrived = new Promise<void>((resolve) => slow.answer(() => resolve()))
  const dead = send()
  await arrived
  slow.answerJson(200, { data: paid(1) })
  slow.pass(2_999)
  expect(typeOf(await send())).toBe('TooManyRequestsException')
  slow.pass(1)
  expect((await send()).json()).toEqual({ data: paid(1) })
  await slow.close()
  await dead
})

it('keeps the request of a living server to itself, however long the platform takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const slow = await startTestOperator({ proxyTimeout: 60_000 })
  const send = () =>
    slow.site.inject({
      method: 'POST',
      url: '/api/cashier/makedeposit',
      headers: { cookie: '__Host-marquee_session=abc', 'idempotency-key': 'one' },
    })
  let answer = () => {}
  const arrived = new Promise<void>((resolve) =>
    slow.answer((response) => {
      answer = () => response.end(JSON.stringify({ data: paid(1) }))
      resolve()
    }),
  )
  const first = send()
  await arrived
  for (let second = 0; second < 10; second += 1) {
    slow.pass(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(typeOf(await send())).toBe('TooManyRequestsException')
  }
  answer()
  expect((await first).json()).toEqual({ data: paid(1) })
  expect(slow.received).toHaveLength(1)
  vi.useRealTimers()
  await slow.close()
})

it('forwards no money call without its database', async () => {
  await deposit()
  await operator.platform.close()
  expect(typeOf(await deposit({ key: 'two' }))).toBe('ApplicationUnavailableException')
  expect(operator.received).toHaveLength(1)
})

it('stores no card number, nor a hash that reveals it', async () => {
  const requisites = '{"card_number":"8600490277153308"}'
  await deposit({ body: new URLSearchParams({ method_id: '1', amount: '500', requisites }).toString() })
  const stored = await storedText(operator.database)
  expect(stored).toContain('money_calls.key: one')
  expect(stored).not.toContain('8600490277153308')
  const guess = ['cashier.makedeposit', 'amount', '500', 'method_id', '1', 'requisites', requisites]
  expect(stored).not.toContain(sha256(JSON.stringify(guess)))
})

describe('a call that an earlier build has begun', () => {
  const begun = (answer: string | null) =>
    operator.database
      .insertInto('money_calls')
      .values({
        owner: sha256(JSON.stringify(['abc'])),
        key: 'one',
        body_hash: sha256(JSON.stringify(['cashier.makedeposit', 'amount', '500', 'method_id', '1'])),
        answer,
        busy_until: 0,
        at: Date.UTC(2026, 2, 1),
      })
      .execute()

  it('is answered from the store', async () => {
    await begun(JSON.stringify(paid(9)))
    expect((await deposit()).json()).toEqual({ data: paid(9) })
    expect(operator.received).toEqual([])
  })

  it('is sent again with its key if its answer was lost', async () => {
    await begun(null)
    expect((await deposit()).json()).toEqual({ data: paid(1) })
    expect((await deposit()).json()).toEqual({ data: paid(1) })
    expect(operator.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['one'])
  })

  it('rejects another request with its key', async () => {
    await begun(null)
    expect(typeOf(await deposit({ body: 'method_id=1&amount=900' }))).toBe('InvalidRequestException')
    expect(operator.received).toEqual([])
  })

  it('is forgotten after a day', async () => {
    await begun(JSON.stringify(paid(9)))
    operator.pass(24 * 60 * 60 * 1000 + 1)
    expect((await deposit()).json()).toEqual({ data: paid(1) })
    expect(await storedText(operator.database)).not.toContain(sha256(JSON.stringify(['abc'])))
  })
})

it('frees the key after a day', async () => {
  await deposit()
  operator.pass(24 * 60 * 60 * 1000 - 1)
  await deposit()
  expect(operator.received).toHaveLength(1)
  operator.pass(2)
  await deposit()
  expect(operator.received).toHaveLength(2)
})
