const typed = new WeakSet<EventTarget>()

/** Remembers which fields somebody has filled in or changed. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target !== null) typed.add(target)
  }
  document.addEventListener('input', note, { capture: true, passive: true })
  return () => document.removeEventListener('input', note, { capture: true })
}

/** Whether a form that is still there holds something that somebody has put in. */
export function isFormFilledIn(): boolean {
  return [...document.forms].some((form) => [...form.elements].some((field) => typed.has(field)))
}
