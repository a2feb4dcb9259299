import { useNavigation } from 'react-router-dom'
import styles from './navigation-progress.module.css'

/** A line at the top while the next page is fetched; shows itself only when that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return <div className={styles.line} data-active={state === 'loading' ? '' : undefined} aria-hidden="true" />
}
