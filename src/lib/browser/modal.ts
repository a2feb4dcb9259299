/** The focus goes to the element with `data-autofocus`, else to the dialog itself, so that its name is read. */
export function focusFirst(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  first.focus({ preventScroll: true })
}

/** Opens a dialog above everything else. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  focusFirst(dialog)
}
