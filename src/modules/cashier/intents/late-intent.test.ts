import { expect, it } from 'vitest'
import { NetworkError } from '../../../lib/api/network-error.ts'
import { intentTtlMs, type MoneyOrder } from './intent.ts'
import { createMoneyIntents } from './money-intents.ts'

const order: MoneyOrder = { kind: 'withdrawal', method: 'uzcard', amount: '51000', transactionId: null }

it('an order that was sent only after a confirmation can arrive for its full time', async () => {
  let now = 0
  let stored: unknown = null
  const intents = createMoneyIntents({
    uid: () => 7,
    now: () => now,
    newKey: () => 'k-1',
    load: () => stored,
    save: (_, intent) => {
      stored = intent
    },
    alone: (work) => work(),
    history: () => Promise.resolve([]),
  })
  const sendLate = () => {
    now += 5 * intentTtlMs
    return Promise.reject(new NetworkError('connection'))
  }
  expect(await intents.submit(order, sendLate)).toMatchObject({ status: 'unknown' })
  expect(await intents.settle('withdrawal')).toMatchObject({ status: 'unknown', intent: { key: 'k-1' } })
  now += intentTtlMs
  expect(await intents.settle('withdrawal')).toMatchObject({ status: 'expired' })
})
