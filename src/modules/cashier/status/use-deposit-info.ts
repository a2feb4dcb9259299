import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import useSWR from 'swr'
import type { DepositInfo } from '../../../../schemas/api/entities/cashier.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useLocale } from '../../../renderer/render-context.tsx'
import { pollInterval } from './use-transaction.ts'

/**
 * A deposit with fee, credited amount and reason of a failure. `status`: as the caller knows it; without it the
 * deposit is polled while it is pending.
 */
export function useDepositInfo(
  id: EntityId | undefined,
  status?: DepositInfo['status'],
): DepositInfo | undefined {
  const locale = useLocale()
  const { data } = useSWR<DepositInfo, unknown>(
    id === undefined ? null : ['cashier.getdepositinfo', locale, id, status],
    () => callApi('cashier.getdepositinfo', { id: id ?? 0 }),
    {
      refreshInterval: (latest) => (status === undefined && latest?.status === 'pending' ? pollInterval : 0),
    },
  )
  return data
}
