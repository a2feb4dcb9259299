import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Class for elements that only screen readers perceive. */
export const hiddenClass = styles.hidden

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>
}
