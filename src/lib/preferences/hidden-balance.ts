import * as storageKeys from '../browser/storage-keys.ts'
import { createStoredValue } from '../browser/stored-value.ts'

const isHidden = createStoredValue(storageKeys.hideBalance)

/** Whether amounts of money are displayed as dots, so that nobody reads them over a shoulder. */
export function useIsBalanceHidden(): boolean {
  return isHidden.use() === '1'
}

export function setBalanceHidden(hidden: boolean): void {
  isHidden.set(hidden ? '1' : null)
}

/** Replaces an amount. */
export const hiddenAmount = '••••••'
