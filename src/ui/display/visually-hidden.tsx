import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Class for elements that only screen readers perceive. */
export const hiddenClass = styles.hidden

/**
 * Class for texts that are displayed in the short form of their attribute `data-short`; screen readers perceive
 * the complete text. The element sets `--short-size`.
 */
export const abridgedClass = styles.abridged

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenClass}>{children}</span>
}
