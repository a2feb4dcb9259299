import styles from './progress-bar.module.css'

/** How much of something is used or reached; what it is of is said by the text that `labelledBy` names. */
export function ProgressBar({ percent, labelledBy }: { percent: number; labelledBy: string }) {
  return <progress className={styles.bar} max={100} value={percent} aria-labelledby={labelledBy} />
}
