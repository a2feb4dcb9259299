export { confirmDialog, type ConfirmOptions } from './confirm-dialog.tsx'
export { DialogHost } from './dialog-host.tsx'
export type { DialogOptions, DialogSize, DialogType } from './dialog-store.ts'
export { closeDialog, closeTopDialog, openDialog, queueDialog } from './dialogs.ts'
