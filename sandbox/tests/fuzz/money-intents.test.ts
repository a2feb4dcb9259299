import type { EntityId } from '../../../schemas/api/entity-id.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import { ApiError, confirmationRequired, isApiErrorType } from '../../../schemas/api/errors.ts'
import { setConfirmation } from '../../../src/lib/api/confirmation.ts'
import { NetworkError } from '../../../src/lib/api/network-error.ts'
import {
  isSameOrder,
  intentTtlMs,
  type MoneyIntent,
  type MoneyKind,
  type MoneyOrder,
} from '../../../src/modules/cashier/intents/intent.ts'
import {
  createMoneyIntents,
  type MoneyIntents,
  type Send,
} from '../../../src/modules/cashier/intents/money-intents.ts'
import { audit, cashierOf, emptyLogin, makeReady, payIn, sound } from '../support/cashier.ts'
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox.ts'

/*
 * The client's money intents against the sandbox: two tabs of one browser, a network that loses requests,
 * loses answers (also behind the site server) and delivers late, demands for a confirmation, reloads, and
 * clicks at any time, in any order and at once.
 */

let sandbox: TestSandbox
let session = ''
beforeAll(async () => {
  // Reading the history takes as long as the player takes to confirm.
  setConfirmation(() => history('deposit').then(() => true))
  sandbox = await startTestSandbox()
  session = await sandbox.login(emptyLogin)
  await makeReady(sandbox)
  const cashier = cashierOf(sandbox, session)
  for (let time = 0; time < 3; time += 1) await payIn(sandbox, cashier, '10000000')
})
afterAll(() => sandbox.close())

type Net = 'fine' | 'request lost' | 'answer lost' | 'answer lost upstream' | 'late' | 'confirmation'

interface Answer {
  data?: { transaction: Transaction }
  error?: { type: string; message: string }
}

const paths = { deposit: 'makedeposit', withdrawal: 'makewithdrawal', cancel: 'cancelwithdrawal' }

/** Delivers a request to the platform, whatever answer the browser gets. */
async function deliver(order: MoneyOrder, key: string): Promise<Answer> {
  const form: Record<string, string> =
    order.transactionId === null
      ? {
          method_id: order.kind === 'deposit' ? '1' : '101',
          amount: order.amount,
          requisites: JSON.stringify({ card_number: '8600490277153308' }),
        }
      : { id: String(order.transactionId) }
  const url = `/api/cashier/${paths[order.kind]}`
  return (await sandbox.post(url, form, { session, idempotencyKey: key })).json<Answer>()
}

async function history(type: Transaction['type']): Promise<Transaction[]> {
  const answer = await sandbox.get(`/api/cashier/gethistory?count=50&type=${type}`, session)
  return answer.json<{ data: { items: Transaction[] } }>().data.items
}

interface Click {
  order: MoneyOrder
  /** Payments that this tab had shown to the player. */
  known: ReadonlySet<EntityId>
}

/** A browser and its history. */
function openBrowser() {
  const storage = new Map<MoneyKind, MoneyIntent | null>()
  const late: (() => Promise<unknown>)[] = []
  /** By key: the click that created it, and the payment that the platform made of it. */
  const clicks = new Map<string, Click>()
  const made = new Map<string, EntityId>()
  let clock = Date.UTC(2026, 0, 1)
  let keys = 0
  let lock: Promise<unknown> = Promise.resolve()

  function send(order: MoneyOrder, net: Net): Send<{ transaction: Transaction }> {
    let isConfirmed = net !== 'confirmation'
    return async ({ idempotencyKey: key }) => {
      if (!isConfirmed) {
        isConfirmed = true
        throw new ApiError('InvalidRequestException', '', { reason: confirmationRequired })
      }
      const arrive = async () => {
        const answer = await deliver(order, key)
        if (answer.data && order.kind !== 'cancel') made.set(key, answer.data.transaction.id)
        return answer
      }
      if (net === 'late') late.push(arrive)
      if (net === 'late' || net === 'request lost') throw new NetworkError('timeout')
      const answer = await arrive()
      if (net === 'answer lost') throw new NetworkError('connection')
      if (net === 'answer lost upstream') throw new ApiError('ApplicationUnavailableException', '')
      if (answer.data) return answer.data
      const type = answer.error?.type
      throw new ApiError(isApiErrorType(type) ? type : 'UnknownErrorException', answer.error?.message ?? '')
    }
  }

  function machineFor({
    click,
    isOffline = false,
  }: { click?: Click; isOffline?: boolean } = {}): MoneyIntents {
    return createMoneyIntents({
      uid: () => 1,
      now: () => clock,
      newKey() {
        const key = `${runs}-${(keys += 1)}`
        if (click !== undefined) clicks.set(key, click)
        return key
      },
      load: (kind) => storage.get(kind),
      save: (kind, intent) => void storage.set(kind, intent),
      alone(work) {
        const turn = lock.then(work)
        lock = turn.catch(() => undefined)
        return turn
      },
      history: (type) => (isOffline ? Promise.reject(new NetworkError('connection')) : history(type)),
    })
  }

  function openTab() {
    const known = new Set<EntityId>()
    let seenId: EntityId | null | undefined
    let besides = new Map<MoneyKind, EntityId | undefined>()
    return {
      machine: machineFor(),
      async reload() {
        const items = [...(await history('deposit')), ...(await history('withdrawal'))]
        for (const { id } of items) known.add(id)
        seenId = items.reduce((newest, { id }) => Math.max(newest, Number(id)), 0)
        besides = new Map()
      },
      async click(order: MoneyOrder, net: Net, times: number) {
        const machine = machineFor({ click: { order, known: new Set(known) } })
        const knowledge = { seenId, confirmedId: besides.get(order.kind) }
        const each = () => machine.submit(order, send(order, net), knowledge).catch(() => undefined)
        const outcomes = await Promise.all(Array.from({ length: times }, each))
        for (const outcome of outcomes) {
          if (outcome?.status === 'done') known.add(outcome.answer.transaction.id)
          if (outcome?.status === 'found' || outcome?.status === 'duplicate')
            known.add(outcome.transaction.id)
          besides.set(order.kind, outcome?.status === 'duplicate' ? outcome.transaction.id : undefined)
        }
      },
      async look(kind: MoneyKind, isOffline: boolean) {
        const settled = await machineFor({ isOffline })
          .settle(kind)
          .catch(() => undefined)
        if (settled?.status === 'found') known.add(settled.transaction.id)
        if (settled?.status === 'expired') expect(made.get(settled.intent.key)).toBeUndefined()
        return settled?.status
      },
    }
  }

  return {
    tabs: [openTab(), openTab()] as const,
    clicks,
    made,
    storage,
    async pass(seconds: number) {
      // A request that the client gave up arrives before the intent expires, or never.
      await Promise.all(late.splice(0).map((arrive) => arrive()))
      clock += seconds * 1000
    },
  }
}

type Step =
  | { do: 'click'; tab: 0 | 1; order: 0 | 1 | 2; net: Net; times: number }
  | { do: 'cancel'; tab: 0 | 1; net: Net; times: number }
  | { do: 'look'; tab: 0 | 1; kind: MoneyKind; isOffline: boolean }
  | { do: 'reload'; tab: 0 | 1 }

const tab = fc.constantFrom<0 | 1>(0, 1)
const net = fc.constantFrom<Net>(
  'fine',
  'fine',
  'request lost',
  'answer lost',
  'answer lost upstream',
  'late',
  'confirmation',
)
const times = fc.integer({ min: 1, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('click' as const),
      tab,
      order: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
      net,
      times,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), tab, net, times }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('look' as const),
      tab,
      kind: fc.constantFrom<MoneyKind>('deposit', 'withdrawal', 'cancel'),
      isOffline: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
)
/** Simultaneous steps, followed by a number of seconds. */
const group = fc.record({
  atOnce: fc.array(step, { minLength: 1, maxLength: 3 }),
  then: fc.constantFrom(0, 0, 5, 30, 70),
})
const groups = fc.array(group, { minLength: 1, maxLength: 5 })

const payment = { method: 'uzcard', transactionId: null }
const orders: readonly [MoneyOrder, MoneyOrder, MoneyOrder] = [
  { ...payment, kind: 'deposit', amount: '50000' },
  { ...payment, kind: 'withdrawal', amount: '60000' },
  { ...payment, kind: 'withdrawal', amount: '70000' },
]

// PostgreSQL takes three times as long for each.
const numRuns = process.env['TEST_DATABASE_URL'] === undefined ? 600 : 300
let runs = 0
let interleavings = 0
let paid = 0

async function act(browser: ReturnType<typeof openBrowser>, each: Step): Promise<unknown> {
  interleavings += 1
  const used = browser.tabs[each.tab]
  if (each.do === 'click') return used.click(orders[each.order], each.net, each.times)
  if (each.do === 'reload') return used.reload()
  if (each.do === 'look') return used.look(each.kind, each.isOffline)
  const open = (await history('withdrawal')).find(({ can_cancel }) => can_cancel)
  if (open === undefined) return undefined
  const { id, method, amount } = open
  return used.click(
    { kind: 'cancel', method, amount: amount.amount, transactionId: id },
    each.net,
    each.times,
  )
}

/** Every run must satisfy this: nobody pays a second time without knowing of the first. */
async function judge({ clicks, made }: ReturnType<typeof openBrowser>): Promise<void> {
  const items = [...(await history('deposit')), ...(await history('withdrawal'))]
  const live = new Set(items.filter(({ status }) => status === 'pending').map(({ id }) => id))
  const payments = [...made].flatMap(([key, id]) => {
    const click = clicks.get(key)
    return click === undefined ? [] : [{ id, ...click }]
  })
  expect(payments).toHaveLength(made.size)
  expect(new Set(made.values()).size).toBe(made.size)
  for (const { id, order, known } of payments) {
    const earlier = payments.filter(
      (other) => Number(other.id) < Number(id) && isSameOrder(other.order, order),
    )
    const before = Math.max(...earlier.map((other) => Number(other.id)).filter((other) => live.has(other)))
    if (before > 0) expect(known, `${id} came on top of ${before}`).toContain(before)
  }
  paid += payments.length
}

test("never charges twice without the player's knowledge, and ends every order", async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (steps) => {
      runs += 1
      // Pending payments of the previous run end, and a new day resets the daily limit.
      sandbox.pass(25 * 60 * 60 * 1000)
      session = await sandbox.login(emptyLogin)
      const browser = openBrowser()
      for (const one of browser.tabs) await one.reload()
      for (const { atOnce, then } of steps) {
        await Promise.all(atOnce.map((each) => act(browser, each)))
        await browser.pass(then)
      }
      await browser.pass(intentTtlMs / 1000)
      for (const kind of ['deposit', 'withdrawal', 'cancel'] as const) {
        expect(['none', 'found', 'expired']).toContain(await browser.tabs[0].look(kind, false))
        expect(browser.tabs[1].machine.read(kind)).toBeUndefined()
      }
      await judge(browser)
    }),
    { numRuns },
  )
  expect(interleavings).toBeGreaterThan(3 * numRuns)
  expect(paid).toBeGreaterThan(0.6 * numRuns)
  expect(await audit(sandbox)).toEqual(sound)
  expect(sandbox.errors).toEqual([])
}, 420_000)
