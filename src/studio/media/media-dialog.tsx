import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton, Modal } from '../shell/modal.tsx'
import styles from './media.module.css'

interface MediaDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog about pictures. It is rendered outside the form that may have opened it. */
export function MediaDialog({ title, onClose, children }: MediaDialogProps) {
  return createPortal(
    <Modal className={styles.dialog} onClose={onClose}>
      {(id, close) => (
        <>
          <div className={styles.head}>
            <h2 id={id} className={styles.heading}>
              {title}
            </h2>
            <CloseButton onClick={close} />
          </div>
          {children}
        </>
      )}
    </Modal>,
    document.body,
  )
}
