import { useId } from 'react'
import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import { formatMoment } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { formatTimeLeft } from '../../../src/lib/format/time-left.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { StatusBadge } from '../../../src/ui/display/status-badge.tsx'
import { TimeLeft } from '../../../src/ui/display/time-left.tsx'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import {
  decline,
  describeCashbackError,
  usePeriod,
  useReceiving,
} from '../../../src/modules/cashback/index.ts'
import styles from './cashback-card.module.css'

interface CashbackCardProps {
  cashback: Cashback
  /** The server's state differs from what is displayed. */
  onChanged: () => Promise<void>
}

/** A cashback that can be received or is still growing: amount, calculation, deadline and actions. */
export function CashbackCard({ cashback, onChanged }: CashbackCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const period = usePeriod(cashback)
  const { status, amount, percent, losses, description } = cashback
  return (
    <article className={styles.card} data-status={status} aria-labelledby={id}>
      <Emblem name="coins" size={status === 'active' ? 120 : 72} className={styles.emblem} />
      <div className={styles.head}>
        <StatusBadge status={status} text={t(`cashback.status.${status}`)} />
        <h2 id={id} className={styles.name}>
          {description.name}
          <span className={styles.period}>{period}</span>
        </h2>
      </div>
      <p className={styles.amount}>{formatMoney(amount, locale)}</p>
      <p className={styles.text}>
        {losses === undefined
          ? description.text
          : t('cashback.counted', { percent: formatNumber(percent), losses: formatMoney(losses, locale) })}
      </p>
      <When cashback={cashback} onEnd={() => void onChanged()} />
      {status === 'active' && <Ways cashback={cashback} onChanged={onChanged} />}
    </article>
  )
}

/** The deadline, or for a growing cashback the time of its calculation. */
function When({ cashback, onEnd }: { cashback: Cashback; onEnd: () => void }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const { status, end_date: end, receiving_expired_at: expires } = cashback
  const moment = status === 'pending' ? end : expires
  if (moment === null) return null
  const at = formatMoment(moment, timeZone)
  return (
    <p className={styles.text}>
      {t(status === 'pending' ? 'cashback.growsUntil' : 'cashback.receiveUntil', { at })}{' '}
      <TimeLeft
        end={Date.parse(moment)}
        text={(left) => t('cashback.timeLeft', { time: formatTimeLeft(left, t) })}
        over={t('cashback.timeOver')}
        onEnd={onEnd}
      />
    </p>
  )
}

function Ways({ cashback, onChanged }: CashbackCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const amount = formatMoney(cashback.amount, locale)
  const receiving = useReceiving(cashback, onChanged)
  const declining = useTask(async () => {
    const isSure = await confirmDialog({
      title: t('cashback.decline.question', { amount }),
      text: t('cashback.decline.consequence'),
      confirmLabel: t('cashback.decline.confirm'),
      cancelLabel: t('cashback.decline.keep'),
      danger: true,
    })
    if (!isSure) return
    try {
      await decline(cashback)
      showToast({ kind: 'info', title: t('cashback.declined') })
    } finally {
      await onChanged()
    }
  }, describeCashbackError)
  const problem = receiving.problem ?? declining.problem
  return (
    <div className={styles.ways}>
      <Button loading={receiving.isPending} onClick={receiving.receive}>
        {t('cashback.receive', { amount })}
      </Button>
      <Button variant="ghost" loading={declining.isPending} onClick={declining.run}>
        {t('cashback.decline.button')}
      </Button>
      <div role="alert" className={styles.alert}>
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </div>
    </div>
  )
}
