import { Button } from '../../ui/controls/button.tsx'
import styles from './dialog.module.css'
import { closeDialog, openDialog } from './dialogs.ts'

export interface ConfirmOptions {
  id?: string
  /** The question. */
  title: string
  /** The consequence. */
  text?: string
  /** The action as a verb, such as "Delete". */
  confirmLabel: string
  /** The label that keeps everything as it is. */
  cancelLabel: string
  /** The action destroys something. */
  danger?: boolean
  preventClose?: boolean
}

/** Opens the question; see `confirmDialog`. */
export function askForConsent({
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
