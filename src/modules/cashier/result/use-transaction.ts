import { useCallback } from 'react'
import useSWR from 'swr'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { callApi } from '../../../lib/api/client.ts'

/** Polling interval of a pending payment, in ms. */
const pollInterval = 3000
/** How many payments are searched. */
const historyDepth = 100

export type TransactionState =
  | { status: 'loading' }
  | { status: 'found'; transaction: Transaction }
  | { status: 'unknown' }
  | { status: 'error' }

export interface PolledTransaction {
  state: TransactionState
  /** Polls immediately. */
  refresh: () => void
}

/** A payment by its id, polled while it is pending. */
export function useTransaction(
  id: string | undefined,
  initial: CallAnswer<'cashier.gethistory'> | undefined,
  type: Transaction['type'] = 'deposit',
): PolledTransaction {
  const find = (items: readonly Transaction[] | undefined) => items?.find((item) => String(item.id) === id)
  const known = find(initial?.items)
  const { data, error, mutate } = useSWR<Transaction | null, unknown>(
    id === undefined ? null : ['cashier.transaction', type, id],
    async () => {
      const { items } = await callApi('cashier.gethistory', { type, count: historyDepth })
      return find(items) ?? null
    },
    {
      ...(known !== undefined && { fallbackData: known }),
      // A payment that has ended does not change any more.
      revalidateOnMount: known === undefined || known.status === 'pending',
      refreshInterval: (latest = known) => (latest?.status === 'pending' ? pollInterval : 0),
    },
  )
  // SWR reports failures in `error`.
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])
  const state: TransactionState = data
    ? { status: 'found', transaction: data }
    : { status: error !== undefined ? 'error' : data === null ? 'unknown' : 'loading' }
  return { state, refresh }
}
