import type { ChangeEvent, CompositionEvent } from 'react'
import { flushSync } from 'react-dom'
import { activeFormats } from '../../../schemas/formats.ts'
import { withLatinDigits } from '../../../schemas/typed-amount.ts'
import { caretAfterDigits, digitsOf, withoutDigit, type InputMask, type Insertion } from './masks.ts'

interface MaskedInputOptions {
  /** Returns the text before the change. */
  text: () => string
  mask: InputMask | undefined
  change: (text: string) => void
  /** Shows text of an unfinished IME composition. */
  hold: (text: string) => void
}

interface Edit {
  previous: string
  /** As of `InputEvent`; '': unknown. */
  type: string
  data: string | null
}

/** The range of the text that an edit has inserted; undefined: unknown, or what surrounds it has changed, too. */
function insertionOf(input: HTMLInputElement, { previous, type, data }: Edit): Insertion | undefined {
  const end = input.selectionStart ?? input.value.length
  // Some browsers do not report the character of a key.
  const key = type === 'insertText' ? input.value.charAt(end - 1) : null
  const inserted = type.startsWith('delete') ? '' : (data ?? key)
  if (inserted === null) return undefined
  const start = end - inserted.length
  const [before, after] = [input.value.slice(0, Math.max(0, start)), input.value.slice(end)]
  const isSurrounded =
    before + inserted + after === input.value &&
    before.length + after.length <= previous.length &&
    previous.startsWith(before) &&
    previous.endsWith(after)
  return isSurrounded ? { start, end } : undefined
}

/** Texts before their IME composition. */
const composed = new WeakMap<HTMLInputElement, string>()

/**
 * Handlers of an input. Formats digits while they are typed. The caret stays after the same digit; deleting a separator
 * deletes the digit next to it; text is not changed during IME composition.
 */
export function maskedInput({ text: textBefore, mask, change, hold }: MaskedInputOptions) {
  function accept(input: HTMLInputElement, edit: Edit) {
    if (!mask) return change(input.value)
    const { previous, type } = edit
    const position = input.selectionStart ?? input.value.length
    const inserted = insertionOf(input, edit)
    let masked = mask(withLatinDigits(input.value), previous, inserted)
    let digits = digitsOf(withLatinDigits(input.value.slice(0, position))).length
    const isBackward = type === 'deleteContentBackward' && digits > 0
    // The mask has put back the separator that was deleted.
    if (masked === previous && (isBackward || type === 'deleteContentForward')) {
      if (isBackward) digits -= 1
      masked = mask(withoutDigit(previous, digits), previous, { start: 0, end: 0 })
    }
    // The browser has put the caret behind what it has inserted.
    if (masked === input.value || position === input.value.length) return change(masked)
    const typed = input.value.charAt(position - 1)
    // At once, and not in an effect: forms have hundreds of fields.
    flushSync(() => change(masked))
    // Unchanged text is put back after the event, with the caret at its end.
    if (input.value !== masked) input.value = masked
    const caret = caretAfterDigits(masked, digits)
    const isBehind = position > 0 && /\D/.test(typed) && masked.charAt(caret) === typed
    input.setSelectionRange(caret + Number(isBehind), caret + Number(isBehind))
  }

  return {
    // Numbers of phones and cards, whose groups would change places.
    dir: mask && activeFormats().isRtl ? 'ltr' : undefined,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { isComposing, inputType, data } =
        nativeEvent instanceof InputEvent ? nativeEvent : { isComposing: false, inputType: '', data: null }
      if (isComposing && mask) hold(currentTarget.value)
      else accept(currentTarget, { previous: textBefore(), type: inputType, data })
    },
    onCompositionStart({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      composed.set(currentTarget, textBefore())
    },
    onCompositionEnd({ currentTarget, data }: CompositionEvent<HTMLInputElement>) {
      const previous = composed.get(currentTarget) ?? textBefore()
      if (mask) accept(currentTarget, { previous, type: 'insertCompositionText', data })
    },
  }
}
