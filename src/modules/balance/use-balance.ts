import { useEffect } from 'react'
import useSWR from 'swr'
import type { Balance } from '../../../schemas/api/entities/account.ts'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import { addAmounts } from '../../lib/amount.ts'
import { callApi } from '../../lib/api/client.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { useSession } from '../session/index.ts'
import { joinRefresh } from './shared-refresh.ts'

export interface BalanceState {
  balance: Balance | undefined
  /** Main, bonus and betting bonus together; play money is none. */
  total: Money | undefined
  /** The last request failed: what is shown is the last that is known, if any. */
  hasFailed: boolean
  /** What is shown is being asked for again. */
  isRefreshing: boolean
}

export function totalBalance(balance: Balance): Money {
  return {
    amount: addAmounts(
      balance.balance_main.amount,
      balance.balance_bonus.amount,
      balance.balance_betting_bonus.amount,
    ),
    currency: balance.balance_main.currency,
  }
}

/** The balance of the player, kept fresh; without a player nothing is asked for. */
export function useBalance(): BalanceState {
  const { account, isAuthenticated } = useSession()
  const settings = useConfig().functional.settingsForUpdBalance
  const uid = isAuthenticated ? account?.uid : undefined
  // The number of the player is part of the key: nobody sees the balance of who was here before.
  const key = uid === undefined ? null : ['account.getBalance', uid]
  const { data, error, isValidating, mutate } = useSWR<Balance, unknown>(
    key,
    () => callApi('account.getBalance'),
    {
      // The schedule asks again soon enough.
      shouldRetryOnError: false,
    },
  )

  useEffect(() => {
    if (uid === undefined) return
    // A failed request stands in `error`.
    return joinRefresh(settings, () => void mutate().catch(() => undefined))
  }, [uid, settings, mutate])

  return {
    balance: data,
    total: data && totalBalance(data),
    hasFailed: error !== undefined,
    isRefreshing: isValidating,
  }
}
