import styles from './live-dot.module.css'

/** Marks what is going on right now. Decoration: the text beside it says so. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden="true" />
}
