import { useCallback } from 'react'
import useSWR from 'swr'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'

/** Polling interval of a pending payment, in ms. */
export const pollInterval = 3000

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

interface TransactionSource {
  /** Tells sources apart whose payments may have the same id. */
  name: Transaction['type']
  /** Payments that are already known. */
  initial: readonly Transaction[] | undefined
  /** The latest payments. */
  load: () => Promise<{ items: readonly Transaction[] }>
}

/** A payment by its id, polled while it is pending. */
export function useTransaction(
  id: string | undefined,
  { name, initial, load }: TransactionSource,
): PolledTransaction {
  const find = (items: readonly Transaction[] | undefined) => items?.find((item) => String(item.id) === id)
  const known = find(initial)
  const { data, error, mutate } = useSWR<Transaction | null, unknown>(
    id === undefined ? null : ['cashier.transaction', name, id],
    async () => find((await load()).items) ?? null,
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
