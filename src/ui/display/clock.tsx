import styles from './clock.module.css'
import { timeUnits, useCountdown } from './use-time-left.ts'

interface ClockProps {
  /** Accessible name: what the clock counts down to. */
  label: string
  /** Names of the four units. */
  units: Readonly<Record<(typeof timeUnits)[number], string>>
  /** Replaces the digits when the time is over. */
  over: string
  /** In milliseconds since 1970. */
  end: number
  /** The end as a date, until the browser knows the time that is left: its code may load later. */
  date: string
  onEnd: () => void
}

/** A countdown in days, hours, minutes and seconds. For pictures: light on dark. */
export function Clock({ label, units, over, end, date, onEnd }: ClockProps) {
  const left = useCountdown(end, onEnd)
  if (left?.isOver === true) {
    return (
      <p className={styles.over} role="status">
        {over}
      </p>
    )
  }
  if (left === null) {
    return (
      <p className={styles.over}>
        <time dateTime={new Date(end).toISOString()}>{date}</time>
      </p>
    )
  }
  return (
    <div role="timer" aria-label={label} className={styles.clock}>
      {timeUnits.map((unit) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.digits}>{String(left[unit]).padStart(2, '0')}</span>
          {units[unit]}
        </span>
      ))}
    </div>
  )
}
