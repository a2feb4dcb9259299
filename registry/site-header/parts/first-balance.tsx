import { shownBalance } from '../../../src/lib/shown-balance.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { BalanceAmount, BalanceFrame } from '../../../src/renderer/balance-frame.tsx'
import { useFacts, useRenderContext } from '../../../src/renderer/render-context.tsx'
import styles from './first-balance.module.css'

/**
 * The balance of the account that came with the page, for the time without the code that keeps it current. A balance
 * that the player hides stays out of sight: the first script knows of it, the server does not.
 */
export function FirstBalance({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation()
  const { account } = useSession()
  const { playerMarks } = useRenderContext()
  const isIsolated = useFacts().features['bonusIsolation'] === true
  if (account === null) return null
  const { total, label } = shownBalance(account, isIsolated)
  return (
    <BalanceFrame label={playerMarks?.balanceLabel ?? t(`balance.${label}`)} isQuiet={isQuiet}>
      <span className={styles.amount} data-testid="first-balance">
        <BalanceAmount total={total} figure={playerMarks?.balance} />
      </span>
    </BalanceFrame>
  )
}
