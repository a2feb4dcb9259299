export { confirmDialog } from './confirm.ts'
export type { ConfirmOptions } from './confirm-dialog.tsx'
export { DialogHost, loadDialogs, loadDialogView, prepareDialogs } from './dialog-host.tsx'
export type { DialogOptions, OpenDialog } from './dialog-store.ts'
export {
  closeAllDialogs,
  closeDialog,
  closeTopDialog,
  topDialogKeepsLinks,
  onDialogOpen,
  openDialog,
  queueDialog,
} from './dialogs.ts'
