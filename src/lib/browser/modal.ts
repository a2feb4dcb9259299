/**
 * Opens a dialog above everything else. The focus goes to the element with `data-autofocus`, else to the dialog
 * itself, so that its name is read.
 */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  first.focus({ preventScroll: true })
}
