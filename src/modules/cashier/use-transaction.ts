import useSWR from 'swr'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Transaction } from '../../../schemas/api/entities.ts'
import { callApi } from '../../lib/api/client.ts'

/** How often a payment that is under way is looked at, in ms. */
const pollInterval = 3000
/** As far back as a payment is looked for. */
const historyDepth = 100

export type TransactionState =
  | { status: 'loading' }
  | { status: 'found'; transaction: Transaction }
  | { status: 'unknown' }
  | { status: 'error'; retry: () => void }

/** A deposit by its number, looked at again and again while it is pending. */
export function useTransaction(
  id: string | undefined,
  initial: CallAnswer<'cashier.gethistory'> | undefined,
): TransactionState {
  const find = (items: readonly Transaction[] | undefined) => items?.find((item) => String(item.id) === id)
  const known = find(initial?.items)
  const { data, error, mutate } = useSWR<Transaction | null, unknown>(
    id === undefined ? null : ['cashier.transaction', id],
    async () => {
      const { items } = await callApi('cashier.gethistory', { type: 'deposit', count: historyDepth })
      return find(items) ?? null
    },
    {
      ...(known !== undefined && { fallbackData: known }),
      // What has ended does not change any more.
      revalidateOnMount: known === undefined || known.status === 'pending',
      refreshInterval: (latest = known) => (latest?.status === 'pending' ? pollInterval : 0),
    },
  )
  if (data) return { status: 'found', transaction: data }
  if (error !== undefined) return { status: 'error', retry: () => void mutate().catch(() => undefined) }
  return { status: data === null ? 'unknown' : 'loading' }
}
