import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** For an element that only those who hear the page notice. */
export const hiddenClass = styles.hidden

/** Text for those who hear the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>
}
