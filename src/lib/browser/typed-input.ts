const typed = new WeakSet<EventTarget>()

/** Records which fields the user has filled in or changed. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target !== null) typed.add(target)
  }
  document.addEventListener('input', note, { capture: true, passive: true })
  return () => document.removeEventListener('input', note, { capture: true })
}

/** Records that a form contains what the user typed on an earlier page. */
export function noteFilledIn(form: HTMLFormElement): void {
  typed.add(form)
}

const isFilledIn = (form: HTMLFormElement) =>
  typed.has(form) || [...form.elements].some((field) => typed.has(field))

/** Whether a form contains values typed by the user. */
export function isFormFilledIn(): boolean {
  return [...document.forms].some(isFilledIn)
}

/** The same for any field, also outside of forms. */
export function isAnyFieldFilledIn(): boolean {
  return (
    isFormFilledIn() ||
    [...document.querySelectorAll('input, select, textarea')].some((field) => typed.has(field))
  )
}

/** The same for forms of the page itself, not those of dialogs. */
export function isPageFormFilledIn(): boolean {
  return [...document.forms].some((form) => form.closest('dialog') === null && isFilledIn(form))
}
