import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatDate, formatTime } from '../../src/lib/format/date.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import { timeUnits, useTimeLeft } from '../../src/ui/display/use-time-left.ts'
import type { countdown } from './countdown.schema.ts'
import styles from './countdown.module.css'

export function Countdown({ props }: BlockProps<typeof countdown, ReactNode>) {
  const { title, moment, over } = props
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const end = Date.parse(moment)
  const left = useTimeLeft(end)
  const time = { date: formatDate(end, timeZone), time: formatTime(end, timeZone) }
  return (
    <div className={styles.countdown}>
      <p className={styles.title}>{title}</p>
      <p className={styles.until}>
        <time dateTime={new Date(end).toISOString()}>{t('content.countdown.until', time)}</time>
      </p>
      {left?.isOver ? (
        <p className={styles.over}>{over}</p>
      ) : (
        <div role="timer" className={styles.units}>
          {timeUnits.map((unit) => {
            const count = left === null ? null : left[unit]
            return (
              <span key={unit} className={styles.unit}>
                <span className={styles.count}>{count === null ? '–' : formatNumber(count)}</span>
                <span className={styles.label}>{t(`content.countdown.${unit}`, { count: count ?? 0 })}</span>
              </span>
            )
          })}
        </div>
      )}
    </div>
  )
}
