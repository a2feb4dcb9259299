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
export async function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  const { askForConsent } = await import('./confirm-dialog.tsx')
  return askForConsent(options)
}
