import { formatMoney } from '../../../src/lib/format/money.ts'
import { hiddenAmount, useIsBalanceHidden } from '../../../src/lib/preferences/hidden-balance.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useBalance } from '../../../src/modules/balance/index.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import styles from './breakdown.module.css'

const parts = ['balance_main', 'balance_bonus', 'balance_betting_bonus'] as const

/** The parts of the total balance. */
export function Breakdown() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { balance, hasFailed } = useBalance()
  const isHidden = useIsBalanceHidden()
  // A platform may have fewer balances.
  const shown = parts.flatMap((part) => {
    const money = balance?.[part]
    return balance === undefined || money ? [{ part, money }] : []
  })
  return (
    <dl className={styles.balances} aria-label={t('profile.balances.label')}>
      {shown.map(({ part, money }) => (
        <div key={part} className={styles.balance}>
          <dt>{t(`profile.balances.${part}`)}</dt>
          <dd data-testid={part}>
            {money === undefined && !hasFailed && <Skeleton shape="text" width="64px" />}
            {money === undefined && hasFailed && t('balance.unknown')}
            {money !== undefined && !isHidden && formatMoney(money, locale)}
            {money !== undefined && isHidden && (
              <>
                <span aria-hidden="true">{hiddenAmount}</span>
                <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
