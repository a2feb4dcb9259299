import { createDialogStore, type DialogOptions, type QueuedDialog } from './dialog-store.ts'

/** The dialogs of this browser tab; the server has none. */
export const dialogs = createDialogStore()

/** Opens a dialog on top of the others and returns its id. */
export function openDialog(options: DialogOptions): string {
  return dialogs.open(options)
}

/** Closes one dialog; the one below becomes visible again. */
export function closeDialog(id: string): void {
  dialogs.close(id)
}

/** Closes the topmost dialog, if there is one. */
export function closeTopDialog(): void {
  dialogs.closeTop()
}

/** Closes every dialog that the player might close himself. */
export function closeAllDialogs(): void {
  dialogs.closeAll()
}

/** Shows a dialog when no other is open: one after another, in the order of the calls. */
export function queueDialog(options: QueuedDialog): void {
  dialogs.enqueue(options)
}
