import type { FocusEvent, ReactNode } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { equal } from '../engine/equal.ts'
import type { WidgetProps } from './widget-props.ts'
import {
  Field,
  FieldError,
  FieldHint,
  messageId,
  type ControlProps,
} from '../../../src/ui/controls/field.tsx'
import { Select } from '../../../src/ui/controls/select.tsx'
import styles from './choice-widgets.module.css'
import { captureClick } from '../capture-click.ts'
import { controlName } from './control-name.ts'
import { useField } from './use-field.ts'

interface Choice {
  /** Index of the option: values may have any type, ids are text. */
  key: string
  value: unknown
  label: string
}

function choicesOf({ options }: WidgetProps): Choice[] {
  return (options.enumOptions ?? []).map(({ value, label }: { value: unknown; label: string }, index) => ({
    key: String(index),
    value,
    label,
  }))
}

/** rjsf uses a select for multiple choices, too, and for the alternatives of a schema. */
export function SelectWidget(props: WidgetProps) {
  return props.multiple ? <CheckboxesWidget {...props} /> : <OneOfMany {...props} />
}

function OneOfMany(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, error, leave } = useField(props)
  const choices = choicesOf(props)
  const chosen = choices.find(({ value }) => equal(value, props.value))
  const isAlternative = /__(?:one|any)of_select$/.test(props.id)
  const isOptional = isAlternative ? props.required === false : !props.required
  const drawSelect = (control: ControlProps) => (
    <Select
      {...control}
      name={controlName(props.name, props.id)}
      value={chosen?.key ?? ''}
      invalid={error !== undefined}
      disabled={props.disabled}
      isLocked={props.readonly}
      onChange={({ currentTarget }) =>
        props.onChange(choices.find(({ key }) => key === currentTarget.value)?.value)
      }
      onBlur={leave}
    >
      {!chosen && <option value="">{t('forms.choose')}</option>}
      {chosen && isOptional && <option value="">{t('forms.none')}</option>}
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  )
  // Neither has state: as functions they are no components of their own.
  return Field({
    ...frame,
    ...(isAlternative && {
      label: frame.label || t('forms.alternative'),
      note: isOptional ? frame.note : undefined,
    }),
    children: drawSelect,
  })
}

/** Multiple choice from a list of options. */
export function CheckboxesWidget(props: WidgetProps) {
  const chosen: unknown[] = Array.isArray(props.value) ? props.value : []
  const choices = choicesOf(props)
  const isChosen = (value: unknown) => chosen.some((each) => equal(each, value))
  const toggle = (value: unknown) =>
    props.onChange(
      choices.map((choice) => choice.value).filter((known) => isChosen(known) !== (known === value)),
    )
  return (
    <ChoiceGroup field={props}>
      {(leave) =>
        choices.map(({ key, value, label }) => (
          <label key={key} className={styles.choice} onPointerDown={captureClick}>
            <input
              type="checkbox"
              className={styles.checkbox}
              id={key === '0' ? props.id : `${props.id}-${key}`}
              name={props.id}
              checked={isChosen(value)}
              disabled={props.disabled || props.readonly}
              onChange={() => toggle(value)}
              onBlur={leave}
            />
            {label}
          </label>
        ))
      }
    </ChoiceGroup>
  )
}

export function RadioWidget(props: WidgetProps) {
  return (
    <ChoiceGroup field={props}>
      {(leave) =>
        choicesOf(props).map(({ key, value, label }) => (
          <label key={key} className={styles.choice} onPointerDown={captureClick}>
            <input
              type="radio"
              className={styles.radio}
              // Links to the field lead to the first option.
              id={key === '0' ? props.id : `${props.id}-${key}`}
              name={props.id}
              checked={equal(value, props.value)}
              disabled={props.disabled || props.readonly}
              onChange={() => props.onChange(value)}
              onBlur={leave}
            />
            {label}
          </label>
        ))
      }
    </ChoiceGroup>
  )
}

interface ChoiceGroupProps {
  field: WidgetProps
  children: (leave: (event: FocusEvent) => void) => ReactNode
}

function ChoiceGroup({ field, children }: ChoiceGroupProps) {
  const { frame, error, leave } = useField(field)
  const message = error ?? frame.hint
  return (
    <fieldset
      className={styles.group}
      aria-describedby={message && messageId(field.id)}
      aria-invalid={error !== undefined || undefined}
    >
      <legend className={styles.legend}>
        {frame.label}
        {frame.note && <span className={styles.note}> {frame.note}</span>}
      </legend>
      {children(leave)}
      {messageOf({ id: field.id, error, hint: frame.hint })}
    </fieldset>
  )
}

/** The label may contain links; publishing removes all other markup. */
export function CheckboxWidget(props: WidgetProps) {
  const { frame, error, leave, option } = useField(props)
  const richLabel = option('richLabel')
  const message = error ?? frame.hint
  return (
    <div className={styles.consent}>
      <label className={styles.choice} onPointerDown={captureClick}>
        <input
          type="checkbox"
          className={styles.checkbox}
          id={props.id}
          name={controlName(props.name, props.id)}
          checked={props.value === true}
          disabled={props.disabled || props.readonly}
          aria-required={props.required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={message && messageId(props.id)}
          onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
          onBlur={leave}
        />
        {richLabel ? <span dangerouslySetInnerHTML={{ __html: richLabel }} /> : frame.label}
      </label>
      {messageOf({ id: props.id, error, hint: frame.hint })}
    </div>
  )
}

function messageOf({ id, error, hint }: { id: string; error: string | undefined; hint: string | undefined }) {
  if (error)
    return (
      <FieldError id={messageId(id)} hint={hint}>
        {error}
      </FieldError>
    )
  return hint ? <FieldHint id={messageId(id)}>{hint}</FieldHint> : null
}
