export { confirmDialog, type ConfirmOptions } from './confirm.ts'
export { DialogHost, prepareDialogs } from './dialog-host.tsx'
export type { DialogOptions, DialogSize, DialogType } from './dialog-store.ts'
export { closeAllDialogs, closeDialog, closeTopDialog, openDialog, queueDialog } from './dialogs.ts'
