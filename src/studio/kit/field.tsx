import { useId, type ComponentProps } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import {
  ControlBox,
  Field as LabelledControl,
  type ControlBoxProps,
  type FieldProps as LabelledControlProps,
} from '../../ui/controls/field.tsx'
import { PlainSelect, type SelectProps } from './select.tsx'
import styles from './field.module.css'

interface FieldProps
  extends Omit<LabelledControlProps, 'id'>, Pick<ControlBoxProps, 'lead' | 'trail' | 'disabled'> {
  id?: string | undefined
}

/** A control in a box, with its label, hint and error. */
export function Field({ id, lead, trail, disabled, children, ...rest }: FieldProps) {
  const ownId = useId()
  return (
    <LabelledControl {...rest} id={id ?? ownId}>
      {(control) => (
        <ControlBox {...{ lead, trail, disabled }} invalid={control['aria-invalid']}>
          {children(control)}
        </ControlBox>
      )}
    </LabelledControl>
  )
}

/** React leaves the attribute out, by which an opening dialog chooses what to focus. */
const openFocused = (control: HTMLElement | null) => control?.setAttribute('autofocus', '')

type Labels = Pick<FieldProps, 'label' | 'note' | 'hint' | 'error' | 'lead' | 'trail'>

interface TextControlProps {
  onChange?: (text: string) => void
  /** Whether a dialog focuses it when it opens. */
  isFirst?: boolean
}

interface TextFieldProps
  extends Labels, TextControlProps, Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'ref'> {}

/** A line of text, a date or a number. Without `value`, a form reads it by its name. */
export function TextField({ onChange, isFirst, ...props }: TextFieldProps) {
  const { id, label, note, hint, error, lead, trail, required, ...input } = props
  return (
    <Field {...{ id, label, note, hint, error, lead, trail, required }} disabled={input.readOnly}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...control}
          {...input}
          ref={isFirst ? openFocused : undefined}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Field>
  )
}

interface TextAreaFieldProps
  extends Labels, TextControlProps, Omit<ComponentProps<'textarea'>, 'onChange' | 'className' | 'ref'> {}

/** Several lines of text. */
export function TextAreaField({ onChange, isFirst, ...props }: TextAreaFieldProps) {
  const { id, label, note, hint, error, lead, trail, required, ...input } = props
  return (
    <Field {...{ id, label, note, hint, error, lead, trail, required }}>
      {(control) => (
        <textarea
          {...control}
          {...input}
          ref={isFirst ? openFocused : undefined}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps<Value extends string | number>
  extends Labels, Omit<SelectProps<Value>, 'className'> {}

/** One of several options, in the box of a text field. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { id, label, note, hint, error, required, disabled, ...select } = props
  const arrow = <Icon name="chevron-down" className={styles.arrow} />
  return (
    <Field {...{ id, label, note, hint, error, required, disabled }} trail={arrow}>
      {(control) => <PlainSelect {...control} {...select} disabled={disabled} />}
    </Field>
  )
}

interface SearchBoxProps
  extends TextControlProps, Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'ref'> {
  label: string
  hasIcon?: boolean
}

/** Finds entries of a list. Its label is inside the box. */
export function SearchBox({ label, hasIcon = false, onChange, isFirst, ...input }: SearchBoxProps) {
  return (
    <ControlBox lead={hasIcon && <Icon name="search" />}>
      <input
        {...input}
        type="search"
        ref={isFirst ? openFocused : undefined}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </ControlBox>
  )
}
