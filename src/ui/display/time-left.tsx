import { useCountdown, type TimeLeft as Span } from './use-time-left.ts'

interface TimeLeftProps {
  /** In milliseconds since 1970. */
  end: number
  /** What is left in words. */
  text: (left: Span) => string
  /** Said when it is over. */
  over: string
  /** Told once when it is over, by the server's clock. */
  onEnd: () => void
}

/** What is left until something, within a line. Nothing in the server's HTML: only the browser knows. */
export function TimeLeft({ end, text, over, onEnd }: TimeLeftProps) {
  const left = useCountdown(end, onEnd)
  return left && <span role="timer">{left.isOver ? over : text(left)}</span>
}
