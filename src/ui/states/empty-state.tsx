import type { ReactNode } from 'react'
import { Emblem, type EmblemName } from '../art/emblem.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  emblem: EmblemName
  /** Statement of what is missing. */
  title: ReactNode
  /** The reason, or how to change it. */
  text?: ReactNode
  /** The next step: a button or a link. */
  children?: ReactNode
}

/** An empty state: an emblem, a statement, the next step. */
export function EmptyState({ emblem, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Emblem name={emblem} size={84} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
