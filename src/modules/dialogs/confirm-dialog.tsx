import { Button } from '../../ui/button.tsx'
import styles from './dialog.module.css'
import { closeDialog, openDialog } from './dialogs.ts'

export interface ConfirmOptions {
  id?: string
  /** The question. */
  title: string
  /** What follows from it. */
  text?: string
  /** Verb of the act, such as "Delete". */
  confirmLabel: string
  /** What leaves everything as it is. */
  cancelLabel: string
  /** The act takes something away. */
  danger?: boolean
  preventClose?: boolean
}

/** Asks before something is done; true: do it. Closing the question in any way is a no. */
export function confirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
  ...rest
}: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let confirmed = false
    const id = openDialog({
      ...rest,
      type: 'confirm',
      title,
      content: text && <p className={styles.question}>{text}</p>,
      footer: (
        <>
          <Button variant="secondary" block data-autofocus="" onClick={() => closeDialog(id)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} block onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      ),
      closed: () => resolve(confirmed),
    })
    function confirm() {
      confirmed = true
      closeDialog(id)
    }
  })
}
