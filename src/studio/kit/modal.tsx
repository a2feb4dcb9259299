import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './modal.module.css'

interface ModalProps {
  className: string | undefined
  onClose: () => void
  /** While something is dragged out of the dialog, it must neither cover the page nor make it inert. */
  isAside?: boolean
  /** `id` belongs to the element that names the dialog. */
  children: (id: string, close: () => void) => ReactNode
}

/** A modal dialog that is open while it is rendered. */
export function Modal({ className, onClose, isAside = false, children }: ModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  const isRemoved = useRef(false)
  const id = useId()
  useEffect(() => {
    if (!dialog) return
    if (dialog.open) dialog.close()
    if (isAside) dialog.show()
    else dialog.showModal()
    // Browsers focus the first alternative, the Tab key the chosen one.
    const { activeElement: first } = document
    if (first instanceof HTMLInputElement && first.type === 'radio')
      dialog.querySelector<HTMLInputElement>(`input[name="${first.name}"]:checked`)?.focus()
  }, [dialog, isAside])
  // An open dialog that is removed does not give back the focus.
  useLayoutEffect(() => {
    if (!dialog) return undefined
    return () => {
      isRemoved.current = true
      if (dialog.open) dialog.close()
    }
  }, [dialog])
  // React bubbles the close event of an inner dialog to the outer one. One that is open was put aside or brought back.
  const closed = ({ target }: SyntheticEvent) =>
    target === dialog && !dialog.open && !isRemoved.current && onClose()
  return (
    <dialog
      ref={setDialog}
      className={classNames(styles.modal, className)}
      aria-labelledby={id}
      data-aside={isAside || undefined}
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
