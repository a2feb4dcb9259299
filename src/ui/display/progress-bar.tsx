import { classNames } from '../styles/class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  percent: number
  /** Id of the text that names what the bar measures. */
  labelledBy: string
  /** Something is used up rather than reached: a full bar is a warning. */
  isLimit?: boolean
}

/** How much of something is used or reached. */
export function ProgressBar({ percent, labelledBy, isLimit = false }: ProgressBarProps) {
  return (
    <progress
      className={classNames(styles.bar, isLimit && percent >= 100 && styles.exhausted)}
      max={100}
      value={percent}
      aria-labelledby={labelledBy}
    />
  )
}
