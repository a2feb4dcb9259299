import type { DepositLimit } from '../../../../schemas/api/entities/account.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { useConfig, useLocale } from '../../../renderer/render-context.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { AccountCard, Loaded } from '../account-card.tsx'
import { useChanges } from '../changes.ts'
import { Facts } from '../facts-list.tsx'
import styles from './limits-card.module.css'
import { formatMoment } from '../../../lib/format/date.ts'

interface DepositLimitCardProps {
  blockId: string
  limit: LoadResult<DepositLimit> | undefined
}

/** The remaining deposit limit. No call changes it; support does. */
export function DepositLimitCard({ blockId, limit: first }: DepositLimitCardProps) {
  const { t } = useTranslation()
  const state = useBlockData(blockId, 'limit', () => callApi('account.getDepositLimit'), first)
  useChanges('limits', state.retry)
  return (
    <AccountCard id={blockId} title={t('profile.depositLimit.title')}>
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
        <LocalLink to="/support" className={styles.link}>
          {t('profile.depositLimit.edit')}
        </LocalLink>
      )}
    </>
  )
}
