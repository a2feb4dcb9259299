import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { formatTotal } from '../../lib/format/money.ts'
import { hiddenAmount, useIsBalanceHidden } from '../../lib/preferences/hidden-balance.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useFacts, useLocale } from '../../renderer/render-context.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { useBalance } from './use-balance.ts'
import styles from './balance-pill.module.css'

interface BalancePillProps {
  /** The view has a main action of its own, so the deposit button is less prominent. */
  isQuiet?: boolean
}

/** The balance and a link to the deposit. Its size does not depend on the answer. */
export function BalancePill({ isQuiet = false }: BalancePillProps) {
  const { t } = useTranslation()
  // Bonus money that is kept separate is not part of the player's own money.
  const isIsolated = useFacts().features['bonusIsolation'] === true
  return (
    <div className={styles.pill}>
      <div className={styles.figures}>
        <span className={styles.label}>{t(isIsolated ? 'balance.isolated' : 'balance.label')}</span>
        <Amount isIsolated={isIsolated} />
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

function Amount({ isIsolated }: { isIsolated: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { balance, total, hasFailed } = useBalance()
  const isHidden = useIsBalanceHidden()
  const shown = isIsolated ? balance?.balance_main : total
  if (shown === undefined) {
    if (!hasFailed) return <Skeleton shape="text" className={styles.skeleton} />
    return (
      <span className={styles.amount}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('balance.unknown')}</VisuallyHidden>
      </span>
    )
  }
  const { figure, sign } = formatTotal(shown, locale)
  if (isHidden)
    return (
      <span className={styles.amount} data-testid="balance">
        <span aria-hidden="true">{hiddenAmount}</span>
        <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
      </span>
    )
  return (
    <span className={styles.amount} data-stale={hasFailed || undefined} data-testid="balance">
      {figure}
      <span className={styles.currency}>{`\u00a0${sign}`}</span>
      {hasFailed && (
        <span className={styles.stale} title={t('balance.stale')}>
          <Icon name="warning" size={14} />
          <VisuallyHidden>{t('balance.stale')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
