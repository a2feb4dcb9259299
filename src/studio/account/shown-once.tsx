import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../lib/browser/use-copy.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Status } from '../kit/text.tsx'
import styles from './account.module.css'

interface ShownOnceProps {
  secret: string
  label: string
  hint: string
  /** Label of the button that hides it. */
  done: string
  onDone: () => void
}

/** A new secret, which is shown once. Takes the focus, since the form that made it is gone. */
export function ShownOnce({ secret, label, hint, done, onDone }: ShownOnceProps) {
  const { t } = useTranslation()
  const { result, copy } = useCopy()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.form} ref={box} tabIndex={-1} role="group" aria-label={label}>
      <p>{hint}</p>
      <p className={styles.codes}>
        <code className={styles.secret}>{secret}</code>
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" icon="copy" onClick={() => copy(secret)}>
          {t('tokens.copy')}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </div>
      <Status>{result === 'copied' && t('tokens.copied')}</Status>
    </div>
  )
}
