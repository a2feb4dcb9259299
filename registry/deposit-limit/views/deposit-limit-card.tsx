import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { AccountCard, Facts, Loaded, useChanges } from '../../../src/modules/account/index.ts'
import styles from './deposit-limit-card.module.css'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { load } from '../deposit-limit.load.ts'
import type { depositLimit } from '../deposit-limit.schema.ts'

/** The remaining deposit limit. No call changes it; support does. */
export function DepositLimitCard(block: BlockProps<typeof depositLimit, ReactNode>) {
  const { t } = useTranslation()
  const state = useLoad(load, 'limit', block)
  useChanges('limits', state.retry)
  return (
    <AccountCard id={block.id} title={t('profile.depositLimit.title')}>
      <Loaded state={state} height="96px">
        {(limit) => <Limit limit={limit} />}
      </Loaded>
    </AccountCard>
  )
}

function Limit({ limit }: { limit: DepositLimit }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { available_amount, limit_amount, period, expired_at, can_edit, currency } = limit
  const money = (amount: string) => formatMoney({ amount, currency }, locale)
  return (
    <>
      {limit_amount === null ? (
        <p className={styles.note}>{t('profile.depositLimit.none')}</p>
      ) : (
        <Facts
          facts={[
            [t('profile.depositLimit.available'), money(available_amount ?? limit_amount)],
            [t('profile.depositLimit.limit'), money(limit_amount)],
            [t('profile.depositLimit.period'), t(`profile.periods.${period}`)],
            ...(expired_at === null
              ? []
              : [[t('profile.depositLimit.until'), formatMoment(expired_at, timeZone)] as const]),
          ]}
        />
      )}
      {can_edit && (
        <LocalLink to={urlOf('support')} className={styles.link}>
          {t('profile.depositLimit.edit')}
        </LocalLink>
      )}
    </>
  )
}
