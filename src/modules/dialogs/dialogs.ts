import { createDialogStore, type DialogOptions, type QueuedDialog } from './dialog-store.ts'

/** The dialogs of this browser tab. The server has none. */
export const dialogs = createDialogStore()

/** Opens a dialog on top of the others and returns its id. */
export function openDialog(options: DialogOptions): string {
  return dialogs.open(options)
}

/** Closes a dialog; the one below becomes visible again. */
export function closeDialog(id: string): void {
  dialogs.close(id)
}

/** Closes the topmost dialog, if any. */
export function closeTopDialog(): void {
  dialogs.closeTop()
}

/** Whether links of the topmost dialog open in a new tab. */
export function topDialogKeepsLinks(): boolean {
  return dialogs.get().findLast(({ status }) => status !== 'leaving')?.keepsLinks === true
}

/** Closes every dialog that the player may close. */
export function closeAllDialogs(): void {
  dialogs.closeAll()
}

/** Calls `listener` whenever a dialog opens. Returns a function that ends this. */
export function onDialogOpen(listener: () => void): () => void {
  const openIds = () => dialogs.get().flatMap(({ id, status }) => (status === 'leaving' ? [] : id))
  let before = openIds()
  return dialogs.subscribe(() => {
    const now = openIds()
    const hasOpened = now.some((id) => !before.includes(id))
    before = now
    if (hasOpened) listener()
  })
}

/** Shows a dialog once no other is open, in the order of the calls. */
export function queueDialog(options: QueuedDialog): void {
  dialogs.enqueue(options)
}
