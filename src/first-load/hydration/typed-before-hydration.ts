export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Whether the content of a field differs from the server's HTML. */
export function isTypedInto(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.value !== field.defaultValue
}

/** Uses the native setter, as typing does: React tracks the property and would otherwise ignore the event. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Records the content of a field before React hydrates it with the server's value.
 * @returns a function that restores it as if it had just been typed, in the field that has taken its place if it is gone
 */
export function keepContent(field: Field): (present?: Field) => void {
  const { value } = field
  const checked = isTicked(field) && field.checked
  return (present = field) => fill(present, { value, checked })
}

/** Fills in a field as a player does. */
export function fill(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  if (isTicked(field)) {
    // React may have kept the state without an event.
    field.checked = !checked
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) return write(field, value)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
