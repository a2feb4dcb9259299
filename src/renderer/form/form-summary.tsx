import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './form.module.css'

interface FormSummaryProps {
  message: string
  /** Counts the attempts to send: each takes the focus here, so that everybody learns what is wrong. */
  attempt: number
}

export function FormSummary({ message, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [attempt])
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-label={message}>
      <Icon name="alert" className={styles.summaryIcon} />
      <span>{message}</span>
    </div>
  )
}
