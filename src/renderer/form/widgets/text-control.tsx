import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type HTMLInputTypeAttribute,
  type ReactNode,
} from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { ControlBox, Field } from '../../../ui/field.tsx'
import { caretAfterDigits, digitsOf } from '../masks.ts'
import { useDraft } from '../use-draft.ts'
import { useField } from './use-field.ts'

export interface TextControlProps {
  field: WidgetProps
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  autoComplete?: string
  /** Arranges digits while they are typed; the caret stays behind the digit that it was behind. */
  arrange?: (text: string) => string
  toText?: (value: unknown) => string
  toValue?: (text: string) => unknown
  lead?: ReactNode
  trail?: ReactNode
  /** Below the control, made of what is typed. */
  below?: (text: string) => ReactNode
  /** Shows by its border that the value is right. */
  showsValid?: boolean
  capitalises?: boolean
  amount?: boolean
}

const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const plainValue = (text: string) => (text === '' ? undefined : text)

/** The one-line control that the widgets are made of. */
export function TextControl({
  field,
  type = 'text',
  inputMode = 'text',
  autoComplete,
  arrange,
  toText = plainText,
  toValue = plainValue,
  lead,
  trail,
  below,
  showsValid = true,
  capitalises = false,
  amount,
}: TextControlProps) {
  const { frame, error, leave, isValid, option } = useField(field)
  const { text, change, commit } = useDraft({ value: field.value, toText, toValue, onChange: field.onChange })
  const caret = useRef<{ input: HTMLInputElement; digits: number } | undefined>(undefined)

  useLayoutEffect(() => {
    if (!caret.current) return
    const { input, digits } = caret.current
    caret.current = undefined
    const position = caretAfterDigits(input.value, digits)
    input.setSelectionRange(position, position)
  })

  function enter(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event
    if (!arrange) return change(input.value)
    const arranged = arrange(input.value)
    const position = input.selectionStart ?? input.value.length
    // At the end the caret stays there by itself, whatever was added before it.
    if (position < input.value.length)
      caret.current = { input, digits: digitsOf(input.value.slice(0, position)).length }
    change(arranged)
  }

  function blur(event: FocusEvent) {
    commit()
    leave(event)
  }

  const filledIn = option('autocomplete') ?? autoComplete
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <ControlBox
            lead={lead}
            trail={trail}
            invalid={error !== undefined}
            valid={showsValid && isValid}
            disabled={field.disabled}
            amount={amount}
          >
            <input
              {...control}
              name={field.name}
              type={type}
              inputMode={inputMode}
              autoComplete={filledIn}
              autoCapitalize={capitalises ? 'characters' : 'off'}
              spellCheck={false}
              placeholder={option('placeholder') ?? field.placeholder}
              value={text}
              disabled={field.disabled}
              readOnly={field.readonly}
              onChange={enter}
              onBlur={blur}
            />
          </ControlBox>
          {below?.(text)}
        </>
      )}
    </Field>
  )
}
