import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import styles from './media.module.css'

interface MediaDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog about pictures. It is rendered outside the form that may have opened it. */
export function MediaDialog({ title, onClose, children }: MediaDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  // React bubbles the close event of an inner dialog to the outer one.
  const closed = ({ target }: SyntheticEvent) => target === dialog.current && onClose()
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={closed}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Button
          variant="ghost"
          size="s"
          square
          icon="close"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
