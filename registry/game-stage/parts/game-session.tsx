import { useEffect, useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import { withSign } from '../../../schemas/formats.ts'
import { compareAmounts, subtractAmounts } from '../../../src/lib/amount.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useBalance } from '../../../src/modules/balance/index.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from '../game-stage.module.css'

/** 42 -> 00:42; hours appear if there are any. */
export function formatElapsed(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

/** The duration of this game session and, when playing for money, its result so far. */
export function GameSession({ isForMoney }: { isForMoney: boolean }) {
  const { t } = useTranslation()
  const elapsed = useElapsed()
  return (
    <p className={styles.session}>
      <Icon name="clock" size={16} />
      <span>
        <span role="timer">{t('games.session', { time: formatElapsed(elapsed) })}</span>
        {isForMoney && <Result />}
      </span>
    </p>
  )
}

function useElapsed(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** Difference between the current and the initial balance; null unless both are reliable. */
function Result() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { total, isRefreshing, hasFailed } = useBalance()
  const [start, setStart] = useState<Money>()
  // The cached balance may be outdated, so the session starts with the first fresh answer.
  if (start === undefined && total !== undefined && !isRefreshing && !hasFailed) setStart(total)
  if (start === undefined || total === undefined || hasFailed || start.currency !== total.currency)
    return null
  const amount = subtractAmounts(total.amount, start.amount)
  const sign = compareAmounts(amount, '0') > 0 ? '+' : ''
  const result = withSign(sign, formatMoney({ amount, currency: total.currency }, locale))
  return <span> · {t('games.result', { amount: result })}</span>
}
