import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../src/ui/art/icon.tsx'
import { useArrivalFocus } from '../../src/ui/hooks/use-arrival-focus.ts'
import styles from './form.module.css'

/** An issue that prevents the form from being submitted. */
export interface SummaryEntry {
  /** Id of the field; undefined: the issue concerns the whole form. */
  id?: string | undefined
  /** Label of the field, or the message about the form. */
  text: string
}

interface FormSummaryProps {
  message: string
  entries: readonly SummaryEntry[]
  /** What the user can do about it, such as a link. */
  remedy?: ReactNode
  /** Number of submit attempts: each one moves the focus to the summary, so that screen readers announce it. */
  attempt: number
}

/** Maximum number of listed fields. */
const maxListed = 7

const focusable = 'input, select, textarea, button'

function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  const control = target.matches(focusable)
    ? target
    : (target.querySelector<HTMLElement>(focusable) ?? target)
  control.focus()
}

export function FormSummary({ message, entries, remedy, attempt }: FormSummaryProps) {
  const box = useArrivalFocus<HTMLDivElement>(attempt)
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-label={message}>
      <Icon name="alert" className={styles.summaryIcon} />
      <div className={styles.summaryTexts}>
        <span>{message}</span>
        {entries.length > 0 && (
          <ul className={styles.summaryEntries}>
            {entries.slice(0, maxListed).map(({ id, text }) => (
              <li key={`${id} ${text}`}>
                {id ? (
                  <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        )}
        {remedy}
      </div>
    </div>
  )
}
