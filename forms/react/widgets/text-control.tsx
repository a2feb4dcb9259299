import type { FocusEvent, HTMLInputTypeAttribute, ReactNode } from 'react'
import type { WidgetProps } from './widget-props.ts'
import { ControlBox, Field, type ControlProps } from '../../../src/ui/controls/field.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import type { InputMask } from '../../../src/ui/masked-input/masks.ts'
import { maskedInput } from '../../../src/ui/masked-input/masked-input.ts'
import type { ControlDraft } from '../state/control-draft.ts'
import { useDraft, useDraftText } from '../state/use-draft.ts'
import { controlName } from './control-name.ts'
import { useField } from './use-field.ts'

export interface TextControlProps {
  field: WidgetProps
  type?: HTMLInputTypeAttribute
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
  autoComplete?: string
  /** Takes precedence over the document's. */
  placeholder?: string
  /** Formats digits while they are typed; the caret stays after the same digit. */
  mask?: InputMask
  /** Formats the text when the field is left; it must have the same value. */
  tidy?: (text: string) => string
  toText?: (value: unknown) => string
  toValue?: (text: string) => unknown
  lead?: ReactNode
  trail?: ReactNode
  /** A new number formats the value again, after `toText` has changed. */
  formatting?: number
  /** Rendered below the control with the typed text, unless there is an error. */
  below?: (text: string) => ReactNode
  /** Marks a valid value with the border. */
  showsValid?: boolean
  capitalises?: boolean
  amount?: boolean
}

const lock = <Icon name="lock" size={18} />

const plainText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const plainValue = (text: string) => (text === '' ? undefined : text)

/**
 * The single-line control that the text widgets share. The browser changes its text without React. One component,
 * because forms have hundreds of them: `Field` and `ControlBox` have no state and are called as functions.
 */
export function TextControl({
  field,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  mask,
  tidy,
  toText = plainText,
  toValue = plainValue,
  formatting,
  lead,
  trail,
  below,
  showsValid = true,
  capitalises = false,
  amount,
}: TextControlProps) {
  const { id, schema, onChange } = field
  const { draft, value } = useDraft(id, { schema, value: field.value, toText, toValue, onChange, formatting })
  const { frame, error, leave, isValid, option } = useField({ ...field, value })
  const input = maskedInput({ ...draft, mask })
  // Nothing else can be entered into a field with a constant.
  const isFixed = field.readonly || schema.const !== undefined

  function blur(event: FocusEvent) {
    const tidied = tidy?.(draft.text()) ?? draft.text()
    if (tidied !== draft.text()) draft.change(tidied)
    draft.commit()
    leave(event)
  }

  const drawInput = (control: ControlProps) => (
    <input
      {...control}
      name={controlName(field.name, id)}
      type={type}
      inputMode={inputMode}
      autoComplete={option('autocomplete') ?? autoComplete}
      autoCapitalize={capitalises ? 'characters' : 'off'}
      spellCheck={false}
      placeholder={placeholder ?? option('placeholder') ?? (field.placeholder || undefined)}
      defaultValue={draft.firstText}
      ref={draft.attach}
      disabled={field.disabled}
      readOnly={isFixed}
      {...input}
      onBlur={blur}
    />
  )
  return Field({
    ...frame,
    children: (control) => (
      <>
        {ControlBox({
          lead,
          trail: isFixed ? lock : trail,
          invalid: error !== undefined,
          valid: showsValid && isValid,
          disabled: field.disabled || isFixed,
          amount,
          children: drawInput(control),
        })}
        {error === undefined && below && <WithText draft={draft} render={below} />}
      </>
    ),
  })
}

function WithText({ draft, render }: { draft: ControlDraft; render: (text: string) => ReactNode }) {
  return render(useDraftText(draft))
}
