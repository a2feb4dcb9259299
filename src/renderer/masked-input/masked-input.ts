import type { ChangeEvent, CompositionEvent } from 'react'
import { flushSync } from 'react-dom'
import { activeFormats } from '../../../schemas/formats.ts'
import { caretAfterDigits, digitsOf, withoutDigit, type InputMask } from './masks.ts'

interface MaskedInputOptions {
  /** Returns the text before the change. */
  text: () => string
  mask: InputMask | undefined
  change: (text: string) => void
  /** Shows text of an unfinished IME composition. */
  hold: (text: string) => void
}

/**
 * Handlers of an input. Formats digits while they are typed. The caret stays after the same digit; deleting a separator
 * deletes the digit next to it; text is not changed during IME composition.
 */
export function maskedInput({ text: textBefore, mask, change, hold }: MaskedInputOptions) {
  function accept(input: HTMLInputElement, inputType: string) {
    if (!mask) return change(input.value)
    const position = input.selectionStart ?? input.value.length
    const text = textBefore()
    let typed = input.value
    let before = digitsOf(typed.slice(0, position)).length
    const onlySeparator = typed.length < text.length && digitsOf(typed) === digitsOf(text)
    if (onlySeparator && inputType === 'deleteContentBackward' && before > 0) {
      before -= 1
      typed = withoutDigit(typed, before)
    } else if (onlySeparator && inputType === 'deleteContentForward') typed = withoutDigit(typed, before)
    // At the end of the text the browser keeps the caret there by itself.
    const isMoved = position < input.value.length || onlySeparator
    const masked = mask(typed, text)
    if (!isMoved) return change(masked)
    // At once, and not in an effect: forms have hundreds of fields.
    flushSync(() => change(masked))
    // Unchanged text is put back after the event, with the caret at its end.
    if (input.value !== masked) input.value = masked
    const caret = caretAfterDigits(input.value, before)
    input.setSelectionRange(caret, caret)
  }

  return {
    // Numbers of phones and cards, whose groups would change places.
    dir: mask && activeFormats().isRtl ? 'ltr' : undefined,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { isComposing, inputType } =
        nativeEvent instanceof InputEvent ? nativeEvent : { isComposing: false, inputType: '' }
      if (isComposing && mask) hold(currentTarget.value)
      else accept(currentTarget, inputType)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      if (mask) accept(currentTarget, 'insertCompositionText')
    },
  }
}
