import type { ReactNode } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import { CloseButton, Modal } from './modal.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  title: ReactNode
  /** s: a question or a few fields; m: a list or a text; l and xl: cards side by side. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** While something is dragged out of the dialog, it must neither cover the page nor make it inert. */
  isAside?: boolean
  /** Whether the dialog has no button of its own that closes it. */
  hasClose?: boolean
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A modal dialog with a title, open while it is rendered. */
export function Dialog({
  title,
  size = 's',
  isAside = false,
  hasClose = false,
  onClose,
  children,
}: DialogProps) {
  return (
    <Modal className={classNames(styles.dialog, styles[size])} isAside={isAside} onClose={onClose}>
      {(id, close) => (
        <>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {hasClose && <CloseButton onClick={close} />}
          </div>
          {children(close)}
        </>
      )}
    </Modal>
  )
}
