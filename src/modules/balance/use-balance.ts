import { useEffect } from 'react'
import useSWR from 'swr'
import type { Balance } from '../../../schemas/api/entities/account.ts'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import { callApi } from '../../lib/api/client.ts'
import { totalBalance } from '../../lib/shown-balance.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { useSession } from '../session/index.ts'
import { joinRefresh } from './shared-refresh.ts'

export interface BalanceState {
  balance: Balance | undefined
  /** Sum of main, bonus and betting bonus, without play money. */
  total: Money | undefined
  /** The last request failed; the displayed balance, if any, is the last known one. */
  hasFailed: boolean
  /** The displayed balance is being refreshed. */
  isRefreshing: boolean
}

/** The player's balance, refreshed regularly. Guests cause no requests. */
export function useBalance(): BalanceState {
  const { account, isAuthenticated } = useSession()
  const settings = useConfig().functional.settingsForUpdBalance
  const uid = isAuthenticated ? account?.uid : undefined
  // The player's id is part of the key, so that nobody sees the balance of the previous player.
  const key = uid === undefined ? null : ['account.getBalance', uid]
  const { data, error, isValidating, mutate } = useSWR<Balance, unknown>(
    key,
    () => callApi('account.getBalance'),
    {
      // The schedule retries soon enough.
      shouldRetryOnError: false,
    },
  )

  useEffect(() => {
    if (uid === undefined) return
    // SWR reports failures in `error`.
    return joinRefresh(settings, () => void mutate().catch(() => undefined))
  }, [uid, settings, mutate])

  return {
    balance: data,
    total: data && totalBalance(data),
    hasFailed: error !== undefined,
    isRefreshing: isValidating,
  }
}
