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

/** Asks before an action; true: go ahead. Closing the question in any way means no. */
export async function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  const { askForConsent } = await import('./confirm-dialog.tsx')
  return askForConsent(options)
}
