import { compareAmounts } from '../../lib/amount.ts'
import { callApi } from '../../lib/api/client.ts'
import { readJson, removeItem, storageKeys, writeJson } from '../../lib/storage.ts'
import type { Transaction } from '../../../schemas/api/entities.ts'

/**
 * A payment that was sent and not yet answered. It is kept for the life of the tab, so that
 * neither a reload nor another click makes a second payment of it. Requisites are never stored.
 */
export interface DepositIntent {
  /** Idempotency key: the platform answers the same key with the same payment. */
  key: string
  methodId: number
  amount: string
  /** The newest deposit before this one; what is newer may be this one. null: there was none. */
  previousId: number | null
}

function isIntent(value: unknown): value is DepositIntent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'methodId' in value &&
    typeof value.methodId === 'number' &&
    'amount' in value &&
    typeof value.amount === 'string' &&
    'previousId' in value &&
    (value.previousId === null || typeof value.previousId === 'number')
  )
}

export function readIntent(): DepositIntent | undefined {
  const stored = readJson('session', storageKeys.depositIntent)
  return isIntent(stored) ? stored : undefined
}

export function forgetIntent(): void {
  removeItem('session', storageKeys.depositIntent)
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http addresses. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The unanswered intent of the same payment, or a new one, stored before anything is sent. */
export async function openIntent(methodId: number, amount: string): Promise<DepositIntent> {
  const stored = readIntent()
  if (stored?.methodId === methodId && compareAmounts(stored.amount, amount) === 0) return stored
  const { items } = await callApi('cashier.gethistory', { type: 'deposit', count: 1 })
  const intent = { key: newKey(), methodId, amount, previousId: items[0]?.id ?? null }
  writeJson('session', storageKeys.depositIntent, intent)
  return intent
}

/** Looks in the history whether the payment arrived although its answer did not. */
export async function findDeposit(intent: DepositIntent): Promise<Transaction | undefined> {
  const { items } = await callApi('cashier.gethistory', { type: 'deposit', count: 20 })
  const before = items.findIndex((item) => item.id === intent.previousId)
  const newer = before === -1 ? items : items.slice(0, before)
  return newer.find((item) => compareAmounts(item.amount.amount, intent.amount) === 0)
}
