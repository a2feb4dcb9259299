import { useCallback } from 'react'
import useSWR from 'swr'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { serverNow } from '../../../lib/data/server-clock.ts'

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

/** Stands for the payment that the player has just made, where no id is known. */
export const latestPayment = 'latest'

/** Milliseconds for which a payment may be the one that a player returns from. */
const returnMs = 3_600_000

/** The latest payment, if the player may just have made it. `items` begin with the latest. */
function justMade([latest]: readonly Transaction[]): Transaction | undefined {
  return latest && serverNow() - Date.parse(latest.created_at) < returnMs ? latest : undefined
}

interface TransactionSource {
  /** Tells sources apart whose payments may have the same id. */
  name: Transaction['type']
  /** Payments that are already known. */
  initial: readonly Transaction[] | undefined
  /** The latest payments. */
  load: () => Promise<{ items: readonly Transaction[] }>
}

/** A payment by its id, or `latestPayment`, polled while it is pending. */
export function useTransaction(
  id: string | undefined,
  { name, initial, load }: TransactionSource,
): PolledTransaction {
  const find = (items: readonly Transaction[]) =>
    id === latestPayment ? justMade(items) : items.find((item) => String(item.id) === id)
  const known = initial && find(initial)
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
