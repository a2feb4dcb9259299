import styles from './progress-bar.module.css'

/** How much of something is used or reached; the text that `labelledBy` references names it. */
export function ProgressBar({ percent, labelledBy }: { percent: number; labelledBy: string }) {
  return <progress className={styles.bar} max={100} value={percent} aria-labelledby={labelledBy} />
}
