type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Whether a field holds something else than the server wrote into it. */
export function isTypedInto(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.value !== field.defaultValue
}

/** Writes as a user would: past the property that React watches, so that it hears of the event after it. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Takes down what a field holds before React takes it over with what the server knew.
 * @returns puts it back, as if it had been typed just then
 */
export function keepContent(field: Field): () => void {
  const { value } = field
  if (isTicked(field)) {
    const { checked } = field
    return () => {
      // React may have left it as it was found, without hearing of it.
      field.checked = !checked
      field.click()
    }
  }
  if (!(field instanceof HTMLSelectElement)) return () => write(field, value)
  return () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
