import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import { subtractAmounts } from '../../../src/lib/amount.ts'
import { formatMoney, moneyParts } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import styles from './limit-bar.module.css'

/** The player's own limit: how much is used, how much is left, and a link to change it. */
export function LimitBar({ limit }: { limit: DepositLimit }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { features } = useFacts()
  const { limit_amount: most, available_amount: left, period, currency, can_edit: canEdit } = limit
  if (most === null || left === null || period === 'none') return null
  const used = subtractAmounts(most, left)
  const share = Math.min(100, Math.max(0, (Number(used) / Number(most)) * 100))
  return (
    <div className={styles.limit}>
      <p className={styles.facts}>
        <span>{t(`cashier.limit.${period}`)}</span>
        <span className={styles.figures}>
          {moneyParts({ amount: used, currency }, locale).figure} /{' '}
          {formatMoney({ amount: most, currency }, locale)}
        </span>
      </p>
      <meter
        className={classNames(styles.bar, share === 100 && styles.exhausted)}
        min={0}
        max={100}
        value={share}
        aria-label={t('cashier.limit.left', { left: formatMoney({ amount: left, currency }, locale) })}
      />
      <p className={styles.note}>
        <Icon name="shield" size={18} />
        <span>
          {t('cashier.limit.left', { left: formatMoney({ amount: left, currency }, locale) })}{' '}
          {canEdit && (
            <LocalLink to={features['responsibleGaming'] ? urlOf('limits') : urlOf('support')}>
              {t('cashier.limit.change')}
            </LocalLink>
          )}
        </span>
      </p>
    </div>
  )
}
