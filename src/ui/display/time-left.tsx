import styles from './time-left.module.css'
import { useCountdown, type TimeLeft as Span } from './use-time-left.ts'

interface TimeLeftProps {
  /** In milliseconds since 1970. */
  end: number
  /** Formats the remaining time. */
  text: (left: Span) => string
  /** Shown when the time is over. */
  over: string
  /** Called once when the time is over, by the server's clock. */
  onEnd: () => void
}

/** The remaining time, inline. The server only reserves its space, since only the browser knows it. */
export function TimeLeft({ end, text, over, onEnd }: TimeLeftProps) {
  const left = useCountdown(end, onEnd)
  if (left === null) return <span className={styles.unknown}>{over}</span>
  return <span role="timer">{left.isOver ? over : text(left)}</span>
}
