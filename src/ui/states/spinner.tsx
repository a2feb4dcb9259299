import { Icon } from '../art/icon.tsx'
import styles from './spinner.module.css'

/** Something is in progress. The text beside it or `aria-busy` around it says what. */
export function Spinner({ size = 20 }: { size?: 20 | 24 | 32 }) {
  return <Icon name="refresh" size={size} className={styles.spinner} />
}
