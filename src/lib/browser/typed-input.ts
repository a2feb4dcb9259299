const typed = new WeakSet<EventTarget>()

/** Records which fields the user has filled in or changed. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target !== null) typed.add(target)
  }
  document.addEventListener('input', note, { capture: true, passive: true })
  return () => document.removeEventListener('input', note, { capture: true })
}

/** Whether a form on the page contains values typed by the user. */
export function isFormFilledIn(): boolean {
  return [...document.forms].some((form) => [...form.elements].some((field) => typed.has(field)))
}
