import { useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './modal.module.css'

interface ModalProps {
  className: string | undefined
  onClose: () => void
  /** `id` belongs to the element that names the dialog. */
  children: (id: string, close: () => void) => ReactNode
}

/** A modal dialog that is open while it is rendered. */
export function Modal({ className, onClose, children }: ModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const id = useId()
  useEffect(() => dialog?.showModal(), [dialog])
  // React bubbles the close event of an inner dialog to the outer one.
  const closed = ({ target }: SyntheticEvent) => target === dialog && onClose()
  return (
    <dialog
      ref={setDialog}
      className={classNames(styles.modal, className)}
      aria-labelledby={id}
      onClose={closed}
    >
      {children(id, () => dialog?.close())}
    </dialog>
  )
}

export function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return <Button variant="ghost" size="s" square icon="close" aria-label={t('close')} onClick={onClick} />
}
