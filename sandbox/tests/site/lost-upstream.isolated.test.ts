// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallName } from '../../../schemas/api/calls.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { startTestOperator, type TestOperator } from '../../../tests/support/test-operator.ts'
import { richLogin, startTestSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { purchase } from '../../../src/modules/loyalty/purchase.ts'
import { sessionStore } from '../../../src/modules/session/index.ts'
import { deposits, makeDeposit } from '../../../src/modules/cashier/deposit/make-deposit.ts'

/*
 * The whole way: the browser's code, the site server that passes calls on, and a platform behind it that carries a
 * call out and then loses the connection.
 */

let operator: TestOperator
let sandbox: TestSandbox
let session = ''
/** Calls whose answers the platform loses after it has carried them out. */
const losing = new Set<string>()
/** What the platform answers to a call instead of the current data. */
const stale = new Map<string, string>()

const nameOf = (url = '') => url.split('?')[0]?.replace('/api/', '').replace('/', '.') ?? ''
const keysOf = (name: CallName) =>
  operator.received.flatMap(({ url, headers }) => (nameOf(url) === name ? [headers['idempotency-key']] : []))

function passOnToSandbox(): void {
  operator.answer((response, { method, url = '', body, headers }) => {
    const name = nameOf(url)
    const key = headers['idempotency-key']
    const form = Object.fromEntries(new URLSearchParams(body))
    const asked =
      method === 'POST'
        ? sandbox.post(url, form, { session, ...(typeof key === 'string' && { idempotencyKey: key }) })
        : sandbox.get(url, session)
    void asked.then((answer) => {
      if (losing.has(name)) response.destroy()
      else response.writeHead(answer.statusCode).end(stale.get(name) ?? answer.body)
    })
  })
}

/** The browser reaches the site server by `fetch`. */
function browse(): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const form = init.body instanceof URLSearchParams ? init.body.toString() : undefined
    const answer = await operator.site.inject({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        cookie: '__Host-marquee_session=abc',
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: form }),
    })
    return new Response(answer.body, { status: answer.statusCode })
  })
}

beforeEach(async () => {
  localStorage.clear()
  sandbox = await startTestSandbox()
  operator = await startTestOperator({ proxyTimeout: 5000 })
  session = await sandbox.login(richLogin)
  passOnToSandbox()
  browse()
  sessionStore.set(testAccount)
  deposits.start()
})
afterEach(async () => {
  losing.clear()
  stale.clear()
  await operator.close()
  await sandbox.close()
})

const order = {
  methodId: 1,
  method: 'uzcard',
  amount: '77000',
  offerId: -1,
  requisites: { card_number: '8600490277153308' },
}

async function countDeposits(): Promise<number> {
  const { items } = await callApi('cashier.gethistory', { type: 'deposit', count: 50 })
  return items.filter(({ amount }) => amount.amount === '77000.00').length
}

it('repeats a deposit with the same key when the site server lost the answer of the platform', async () => {
  // The history lags behind, so that only the key can tell the platform that it is the same deposit.
  const before = await sandbox.get('/api/cashier/gethistory?type=deposit&count=50', session)
  stale.set('cashier.gethistory', before.body)
  losing.add('cashier.makedeposit')
  await expect(makeDeposit(order)).rejects.toThrow('the deposit is unknown')
  deposits.start()
  losing.clear()
  await makeDeposit(order)
  const [first, second] = keysOf('cashier.makedeposit')
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(second).toBe(first)
  stale.clear()
  expect(await countDeposits()).toBe(1)
})

it('finds the deposit in the history when the site server lost the answer of the platform', async () => {
  losing.add('cashier.makedeposit')
  expect(await makeDeposit(order)).toMatchObject({ display: 'pending' })
  expect(keysOf('cashier.makedeposit')).toHaveLength(1)
  expect(await countDeposits()).toBe(1)
})

it('repeats a purchase with the same key when the site server lost the answer of the platform', async () => {
  const { points } = await callApi('loyalty.getinfo')
  const { items } = await callApi('loyalty.getproducts')
  const product = items.find(({ price }) => price <= points)
  losing.add('loyalty.buyproduct')
  const buy = () => purchase(7, product?.id ?? 0)
  await expect(buy()).rejects.toMatchObject({ type: 'ApplicationUnavailableException' })
  losing.clear()
  expect(await buy()).toMatchObject({ points: points - (product?.price ?? 0) })
  expect(new Set(keysOf('loyalty.buyproduct')).size).toBe(1)
  expect(keysOf('loyalty.buyproduct')).toHaveLength(2)
})
