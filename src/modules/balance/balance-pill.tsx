import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { hiddenAmount, useIsBalanceHidden } from '../../lib/preferences/hidden-balance.ts'
import { shownBalance, type ShownBalance } from '../../lib/shown-balance.ts'
import { BalanceAmount, BalanceFrame } from '../../renderer/balance-frame.tsx'
import { useFacts, useLocale } from '../../renderer/render-context.tsx'
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
  const isIsolated = useFacts().features['bonusIsolation'] === true
  const { balance, hasFailed } = useBalance()
  const shown = balance && shownBalance(balance, isIsolated)
  const label = shown?.label ?? (isIsolated ? 'isolated' : 'label')
  return (
    <BalanceFrame label={t(`balance.${label}`)} isQuiet={isQuiet}>
      {shown ? <Amount shown={shown} hasFailed={hasFailed} /> : <NoAmount hasFailed={hasFailed} />}
    </BalanceFrame>
  )
}

function NoAmount({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation()
  if (!hasFailed) return <Skeleton shape="text" className={styles.skeleton} />
  return (
    <span className={styles.withoutAmount}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('balance.unknown')}</VisuallyHidden>
    </span>
  )
}

function Amount({ shown: { total, ownMoney }, hasFailed }: { shown: ShownBalance; hasFailed: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (useIsBalanceHidden())
    return (
      <span className={styles.withoutAmount} data-testid="balance">
        <span aria-hidden="true">{hiddenAmount}</span>
        <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
      </span>
    )
  return (
    <>
      <span data-testid="balance">
        <BalanceAmount total={total} isStale={hasFailed}>
          {hasFailed && (
            <span className={styles.stale} title={t('balance.stale')}>
              <Icon name="warning" size={14} />
              <VisuallyHidden>{t('balance.stale')}</VisuallyHidden>
            </span>
          )}
        </BalanceAmount>
      </span>
      {ownMoney && (
        <VisuallyHidden>{t('balance.ownMoney', { amount: formatMoney(ownMoney, locale) })}</VisuallyHidden>
      )}
    </>
  )
}
