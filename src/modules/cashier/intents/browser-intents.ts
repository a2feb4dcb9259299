import { callApi } from '../../../lib/api/client.ts'
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { intentKey, readJson, removeItem, writeJson } from '../../../lib/browser/storage.ts'
import { sessionStore } from '../../session/index.ts'
import { createMoneyIntents, type IntentPorts } from './money-intents.ts'

/** How many payments are searched. */
const historyDepth = 50

/** Browsers without locks, and plain http addresses, work without: the same key is still one payment. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('marquee.money', work) : work()
}

const ports: IntentPorts = {
  uid: () => sessionStore.get().account?.uid,
  now: () => Date.now(),
  newKey: newIdempotencyKey,
  load: (kind) => readJson('local', intentKey(kind)),
  save(kind, intent) {
    if (intent === null) removeItem('local', intentKey(kind))
    else writeJson('local', intentKey(kind), intent)
  },
  alone,
  history: async (type) => (await callApi('cashier.gethistory', { type, count: historyDepth })).items,
}

export const moneyIntents = createMoneyIntents(ports)
