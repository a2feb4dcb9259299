import styles from './live-dot.module.css'

/** Marks something as live. Decorative: the text beside it says so. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden="true" />
}
