import type { ReactNode } from 'react'
import { Emblem, type EmblemName } from '../art/emblem.tsx'
import styles from './outcome.module.css'
import { Spinner } from './spinner.tsx'

export interface OutcomeProps {
  emblem: EmblemName
  title: ReactNode
  text?: ReactNode
  /** The outcome is not known yet: shows a spinner instead of the emblem. */
  isBusy?: boolean | undefined
  /** A failure, announced to screen readers at once. */
  isProblem?: boolean | undefined
  /** What to do next: buttons or links. */
  children?: ReactNode
}

/** A page about the outcome of an action: the result, what it means, the next step. */
export function Outcome({ emblem, title, text, isBusy = false, isProblem = false, children }: OutcomeProps) {
  return (
    <section className={styles.outcome} aria-busy={isBusy} role={isProblem ? 'alert' : 'status'}>
      {isBusy ? (
        <span className={styles.loader}>
          <Spinner size={32} />
        </span>
      ) : (
        <Emblem name={emblem} size={140} />
      )}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
