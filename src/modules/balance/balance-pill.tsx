import { useTranslation } from 'react-i18next'
import { formatTotal } from '../../lib/format/money.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useLocale } from '../../renderer/render-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useBalance } from './use-balance.ts'
import styles from './balance-pill.module.css'

interface BalancePillProps {
  /** Where the view has a main action of its own, the way to the deposit steps back. */
  isQuiet?: boolean
}

/** What the player has, and the way to the deposit. Its size does not depend on the answer. */
export function BalancePill({ isQuiet = false }: BalancePillProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.pill}>
      <div className={styles.figures}>
        <span className={styles.label}>{t('balance.label')}</span>
        <Amount />
      </div>
      <LocalLink
        to="/cashier/deposit"
        className={`${buttonClass({ variant: isQuiet ? 'secondary' : 'primary', size: 's' })} ${styles.topUp}`}
      >
        <Icon name="plus" size={18} />
        <span className={styles.topUpText}>{t('balance.topUp')}</span>
      </LocalLink>
    </div>
  )
}

function Amount() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { total, hasFailed } = useBalance()
  if (total === undefined) {
    if (!hasFailed) return <Skeleton shape="text" className={styles.skeleton} />
    return (
      <span className={styles.amount}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('balance.unknown')}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={styles.amount} data-stale={hasFailed || undefined} data-testid="balance">
      {formatTotal(total, locale)}
      {hasFailed && (
        <span className={styles.stale} title={t('balance.stale')}>
          <Icon name="warning" size={14} />
          <VisuallyHidden>{t('balance.stale')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
