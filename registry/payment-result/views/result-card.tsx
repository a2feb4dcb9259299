import type { ReactNode } from 'react'
import type { Action } from '../../../schemas/documents/blocks/action.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { Spinner } from '../../../src/ui/states/spinner.tsx'
import styles from './result-card.module.css'

export interface ResultButton {
  label: string
  action: Action
  icon?: string
  variant?: 'primary' | 'secondary' | 'outline'
}

interface ResultCardProps {
  art?: ReactNode
  title: string
  text?: string | undefined
  /** The next step, before the buttons. */
  next?: ReactNode
  buttons: readonly ResultButton[]
  isBusy?: boolean
  children?: ReactNode
}

export function ResultCard({ art, title, text, next, buttons, isBusy = false, children }: ResultCardProps) {
  return (
    <section className={styles.card} aria-busy={isBusy} aria-live="polite">
      {art}
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      {(next !== undefined || buttons.length > 0) && (
        <div className={styles.buttons}>
          {next}
          {buttons.map(({ label, action, icon, variant }, index) => (
            <ActionButton key={index} action={action} icon={icon} variant={variant ?? 'secondary'} size="l">
              {label}
            </ActionButton>
          ))}
        </div>
      )}
    </section>
  )
}

export function Loader() {
  return (
    <span className={styles.loader}>
      <Spinner size={32} />
    </span>
  )
}
