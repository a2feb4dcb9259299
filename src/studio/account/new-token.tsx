import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import styles from './account.module.css'

/** A new secret, which is shown once. Takes the focus, since the form that made it is gone. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  // The browser may deny access to the clipboard: the token can be selected in any case.
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <div className={styles.form} ref={box} tabIndex={-1} role="group" aria-label={t('tokens.secret')}>
      <p>{t('tokens.once')}</p>
      <p className={styles.codes}>
        <code className={styles.secret}>{token}</code>
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {t('tokens.copy')}
        </Button>
        <Button onClick={onDone}>{t('tokens.done')}</Button>
      </div>
      <p role="status">{isCopied && t('tokens.copied')}</p>
    </div>
  )
}
