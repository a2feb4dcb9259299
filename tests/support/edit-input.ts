/** Edits of a text field as browsers report them: the new text is in the field before its event. */

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

interface Reported {
  inputType: string
  data?: string | null
  isComposing?: boolean
}

function report(input: HTMLInputElement, text: string, caret: number, reported?: Reported) {
  setValue?.call(input, text)
  input.setSelectionRange(caret, caret)
  const event = reported
    ? new InputEvent('input', { bubbles: true, ...reported })
    : new Event('input', { bubbles: true })
  input.dispatchEvent(event)
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const

/** Replaces the selection. `data` is null where a browser does not report it. */
function insert(input: HTMLInputElement, text: string, reported: Reported) {
  const [start, end] = selectionOf(input)
  const next = input.value.slice(0, start) + text + input.value.slice(end)
  report(input, next, start + text.length, reported)
}

export const typeText = (input: HTMLInputElement, text: string) => {
  for (const key of text) insert(input, key, { inputType: 'insertText', data: key })
}

export const pasteText = (input: HTMLInputElement, text: string, data: string | null = text) =>
  insert(input, text, { inputType: 'insertFromPaste', data })

/** Deletes the selection, or the character beside the caret. */
export function deleteText(input: HTMLInputElement, direction: 'Backward' | 'Forward') {
  const [start, end] = selectionOf(input)
  const isRange = start !== end
  const from = isRange || direction === 'Forward' ? start : Math.max(0, start - 1)
  const to = isRange || direction === 'Backward' ? end : Math.min(input.value.length, end + 1)
  if (from === to) return
  const next = input.value.slice(0, from) + input.value.slice(to)
  report(input, next, from, { inputType: `deleteContent${direction}`, data: null })
}

/** Browsers and password managers set the value and report no kind of edit. */
export const autofillText = (input: HTMLInputElement, text: string) => report(input, text, text.length)

/** Replaces the whole text, whatever the kind of the input. */
export function enterText(input: HTMLInputElement, text: string) {
  setValue?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export const undoTo = (input: HTMLInputElement, text: string) =>
  report(input, text, text.length, { inputType: 'historyUndo', data: null })

/** Keyboards of phones compose text: each key replaces the composed text so far. */
export function composeText(input: HTMLInputElement, text: string) {
  const [start, end] = selectionOf(input)
  const [before, after] = [input.value.slice(0, start), input.value.slice(end)]
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  for (let length = 1; length <= text.length; length += 1) {
    const data = text.slice(0, length)
    report(input, before + data + after, start + length, {
      inputType: 'insertCompositionText',
      data,
      isComposing: true,
    })
  }
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: text }))
}
