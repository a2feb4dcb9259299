/** Moves the focus to the first field of a form that the player still has to fill in. */
export function focusFirstEmpty(formId: string): void {
  const form = document.getElementById(formId)
  const controls = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([type=radio], [type=checkbox], [type=hidden], [readonly], :disabled), select:not(:disabled)',
  )
  for (const control of controls ?? []) {
    if (control.value !== '') continue
    control.focus()
    return
  }
}
