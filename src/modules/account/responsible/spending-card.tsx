import { useState } from 'react'
import type { PlayLimitPeriod, Spending } from '../../../../schemas/api/entities/responsible.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useFacts, useLocale } from '../../../renderer/render-context.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { AccountCard, Loaded } from '../account-card.tsx'
import { Facts } from '../facts-list.tsx'

const periods = ['day', 'week', 'month'] as const

interface SpendingCardProps {
  blockId: string
  /** The period whose spending the server has loaded. */
  period: PlayLimitPeriod
  spending: LoadResult<Spending> | undefined
}

/** How much of their own money the player has spent. */
export function SpendingCard({ blockId, period: firstPeriod, spending }: SpendingCardProps) {
  const { t } = useTranslation()
  const { features } = useFacts()
  const [period, setPeriod] = useState(firstPeriod)
  const state = useBlockData(
    blockId,
    `spending-${period}`,
    () => callApi('responsible.getspending', { period }),
    period === firstPeriod ? spending : undefined,
  )
  if (features['responsibleGaming'] !== true || state.error === 'MethodNotFoundException') return null
  return (
    <AccountCard id={blockId} title={t('profile.spending.title')}>
      <div>
        <Tabs
          label={t('profile.spending.period')}
          value={period}
          onChange={setPeriod}
          tabs={periods.map((value) => ({
            value,
            label: t(`profile.spending.periods.${value}`),
            controls: `${blockId}-figures`,
          }))}
        />
      </div>
      <div id={`${blockId}-figures`} role="tabpanel" aria-label={t(`profile.spending.periods.${period}`)}>
        <Loaded state={state} height="110px">
          {(figures) => <Figures spending={figures} />}
        </Loaded>
      </div>
    </AccountCard>
  )
}

function Figures({ spending }: { spending: Spending }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { deposits, withdrawals, bets, wins, net, bets_count } = spending
  return (
    <Facts
      facts={[
        [t('profile.spending.deposits'), formatMoney(deposits, locale)],
        [t('profile.spending.withdrawals'), formatMoney(withdrawals, locale)],
        [t('profile.spending.bets'), formatMoney(bets, locale)],
        [t('profile.spending.wins'), formatMoney(wins, locale)],
        [t('profile.spending.net'), formatMoney(net, locale)],
        [t('profile.spending.count'), formatNumber(bets_count)],
      ]}
    />
  )
}
