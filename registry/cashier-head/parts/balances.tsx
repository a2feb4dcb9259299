import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { BalanceBreakdown } from '../../../src/modules/balance/index.ts'
import { DropMenu } from '../../../src/ui/controls/drop-menu.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from '../cashier-head.module.css'

/** Loads the breakdown of the balance on request. */
export function Balances({ id }: { id: string }) {
  const { t } = useTranslation()
  const label = t('balance.breakdown.title')
  return (
    <DropMenu
      id={id}
      label={label}
      button={
        <span className={styles.opener}>
          <Icon name="wallet" size={18} />
          {label}
          <Icon name="chevron-down" size={16} />
        </span>
      }
    >
      <div className={styles.breakdown}>
        <BalanceBreakdown />
      </div>
    </DropMenu>
  )
}
