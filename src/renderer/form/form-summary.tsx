import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import styles from './form.module.css'

/** Something that must be mended before the form can be sent. */
export interface Complaint {
  /** Of the field; undefined: about the form as a whole. */
  id?: string | undefined
  /** Name of the field, or what is wrong with the form. */
  text: string
}

interface FormSummaryProps {
  message: string
  complaints: readonly Complaint[]
  /** Counts the attempts to send: each takes the focus here, so that everybody learns what is wrong. */
  attempt: number
}

/** So many fields are named; to name more helps nobody. */
const mostNamed = 7

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

export function FormSummary({ message, complaints, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-label={message}>
      <Icon name="alert" className={styles.summaryIcon} />
      <div>
        <span>{message}</span>
        {complaints.length > 0 && (
          <ul className={styles.complaints}>
            {complaints.slice(0, mostNamed).map(({ id, text }) => (
              <li key={id ?? text}>
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
      </div>
    </div>
  )
}
