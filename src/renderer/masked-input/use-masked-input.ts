import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent } from 'react'
import { caretAfterDigits, digitsOf, withoutDigit, type InputMask } from './masks.ts'

interface MaskedInputOptions {
  text: string
  mask: InputMask | undefined
  change: (text: string) => void
  /** Shows text of an unfinished IME composition. */
  hold: (text: string) => void
}

/**
 * Formats digits while they are typed. The caret stays after the same digit; deleting a separator deletes the
 * digit next to it; text is not changed during IME composition.
 */
export function useMaskedInput({ text, mask, change, hold }: MaskedInputOptions) {
  const caret = useRef<{ input: HTMLInputElement; digits: number } | undefined>(undefined)

  useLayoutEffect(() => {
    if (!caret.current) return
    const { input, digits } = caret.current
    caret.current = undefined
    const position = caretAfterDigits(input.value, digits)
    input.setSelectionRange(position, position)
  })

  function accept(input: HTMLInputElement, inputType: string) {
    if (!mask) return change(input.value)
    const position = input.selectionStart ?? input.value.length
    let typed = input.value
    let before = digitsOf(typed.slice(0, position)).length
    const onlySeparator = typed.length < text.length && digitsOf(typed) === digitsOf(text)
    if (onlySeparator && inputType === 'deleteContentBackward' && before > 0) {
      before -= 1
      typed = withoutDigit(typed, before)
    } else if (onlySeparator && inputType === 'deleteContentForward') typed = withoutDigit(typed, before)
    // At the end of the text the browser keeps the caret there by itself.
    if (position < input.value.length || onlySeparator) caret.current = { input, digits: before }
    change(mask(typed, text))
  }

  return {
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
