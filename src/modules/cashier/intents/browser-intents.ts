import { callApi } from '../../../lib/api/client.ts'
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { readJson, removeItem, storageKeys, writeJson } from '../../../lib/browser/storage.ts'
import { sessionStore } from '../../session/index.ts'
import type { MoneyKind } from './intent.ts'
import { createMoneyIntents, type IntentPorts } from './money-intents.ts'

/** How many payments are searched. */
const historyDepth = 50

export const intentKeys = {
  deposit: storageKeys.depositIntent,
  withdrawal: storageKeys.withdrawalIntent,
  cancel: storageKeys.cancelIntent,
} as const satisfies Record<MoneyKind, string>

/** Browsers without locks, and plain http addresses, work without: the same key is still one payment. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('marquee.money', work) : work()
}

const ports: IntentPorts = {
  uid: () => sessionStore.get().account?.uid,
  now: () => Date.now(),
  newKey: newIdempotencyKey,
  load: (kind) => readJson('local', intentKeys[kind]),
  save(kind, intent) {
    if (intent === null) removeItem('local', intentKeys[kind])
    else writeJson('local', intentKeys[kind], intent)
  },
  alone,
  history: async (type) => (await callApi('cashier.gethistory', { type, count: historyDepth })).items,
}

export const moneyIntents = createMoneyIntents(ports)
