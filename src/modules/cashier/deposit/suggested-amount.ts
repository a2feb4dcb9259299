import { useSyncExternalStore } from 'react'
import { compareAmounts } from '../../../lib/amount.ts'
import { missingAmount } from '../../../lib/data/missing-amount.ts'
import { pickQuery } from '../../../lib/urls/query.ts'

const amountKey = 'amount'
const neverChanges = () => () => undefined

/** An amount as players enter it: whole, and never less than was asked for. */
function roundUp(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  return String(BigInt(whole) + (/[1-9]/.test(fraction) ? 1n : 0n))
}

const read = () => pickQuery(window.location.search, [amountKey])[amountKey] ?? null

/**
 * The amount that a game lacks or that the address of the deposit suggests, but no less than the method accepts; undefined
 * on the server and in the first render.
 */
export function useSuggestedAmount(min: string): string | undefined {
  const addressed = useSyncExternalStore(neverChanges, read, () => null)
  const amount = missingAmount.use() ?? addressed
  if (amount === null || !/^\d{1,15}(?:\.\d{1,8})?$/.test(amount)) return undefined
  return compareAmounts(amount, min) < 0 ? roundUp(min) : roundUp(amount)
}
