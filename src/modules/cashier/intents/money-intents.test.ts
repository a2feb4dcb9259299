import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { setConfirmation } from '../../../lib/api/confirmation.ts'
import { NetworkError } from '../../../lib/api/network-error.ts'
import { intentTtlMs, type MoneyOrder } from './intent.ts'
import { createMoneyIntents, type MoneyIntents, type Send } from './money-intents.ts'

const order: MoneyOrder = { kind: 'withdrawal', method: 'uzcard', amount: '51000', transactionId: null }
const demand = new ApiError('InvalidRequestException', '', { reason: 'confirmation_required' })

let now = 0
let keys = 0
let intents: MoneyIntents
const send = vi.fn<Send<string>>()
const sentKeys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
const settled = async () => (await intents.settle('withdrawal')).status

beforeEach(() => {
  let stored: unknown = null
  now = keys = 0
  send.mockReset()
  intents = createMoneyIntents({
    uid: () => 7,
    now: () => now,
    newKey: () => `k-${(keys += 1)}`,
    load: () => stored,
    save: (_, intent) => {
      stored = intent
    },
    alone: (work) => work(),
    history: () => Promise.resolve([]),
  })
})

let stop = () => {}
afterEach(() => stop())

/** What the rest of the browser does while the player is asked to confirm. */
function whileAsked(act: () => Promise<unknown>) {
  stop = setConfirmation(async () => {
    now += 5 * intentTtlMs
    await act()
    return true
  })
}

it('does not claim to wait for an order whose confirmation is being asked for', async () => {
  send.mockRejectedValueOnce(demand).mockRejectedValueOnce(new NetworkError('connection'))
  whileAsked(async () => expect(await settled()).toBe('none'))
  expect(await intents.submit(order, send)).toMatchObject({ status: 'unknown' })
  now += intentTtlMs - 1
  expect(await settled()).toBe('unknown')
  now += 1
  expect(await settled()).toBe('expired')
})

it('keeps the key of an order that may still arrive from an earlier attempt', async () => {
  send.mockRejectedValueOnce(new NetworkError('timeout')).mockRejectedValueOnce(demand)
  expect(await intents.submit(order, send)).toMatchObject({ status: 'unknown' })
  stop = setConfirmation(async () => (await settled()) === 'unknown')
  send.mockResolvedValueOnce('done')
  expect(await intents.submit(order, send)).toMatchObject({ status: 'done' })
  expect(sentKeys()).toEqual(['k-1', 'k-1', 'k-1'])
})

it('does not send a confirmed order while another tab waits for the answer to a different one', async () => {
  send.mockRejectedValueOnce(demand).mockRejectedValueOnce(new NetworkError('timeout'))
  whileAsked(() => intents.submit({ ...order, amount: '60000' }, send))
  expect(await intents.submit(order, send)).toMatchObject({ status: 'unknown', intent: { amount: '60000' } })
  expect(sentKeys()).toEqual(['k-1', 'k-2'])
})
