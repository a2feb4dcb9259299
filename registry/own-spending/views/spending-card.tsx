import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useState } from 'react'
import type { PlayLimitPeriod, Spending } from '../../../schemas/api/entities/responsible.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import { AccountCard, Facts, Loaded } from '../../../src/modules/account/index.ts'
import { load } from '../own-spending.load.ts'
import type { ownSpending } from '../own-spending.schema.ts'

const periods = ['day', 'week', 'month'] as const

/** How much of their own money the player has spent. */
export function SpendingCard(block: BlockProps<typeof ownSpending, ReactNode>) {
  const { id: blockId, props } = block
  const { t } = useTranslation()
  const { features } = useFacts()
  const [period, setPeriod] = useState<PlayLimitPeriod>(props.period)
  const state = useLoad(load, 'spending', block, period === props.period ? {} : { params: { period } })
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
