import type { ConfirmOptions } from './confirm-dialog.tsx'

/** Asks before an action; true: go ahead. Closing the question in any way means no. */
export async function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  const { askForConsent } = await import('./confirm-dialog.tsx')
  return askForConsent(options)
}
