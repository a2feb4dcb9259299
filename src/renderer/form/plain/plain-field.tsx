import { createElement, memo, useCallback, useSyncExternalStore } from 'react'
import type { CompiledField } from '../../../../schemas/compiled.ts'
import type { JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { titledAnswers } from '../engine/titled-answers.ts'
import styles from '../form.module.css'
import { widgets, widgetKey, type Widget } from '../widgets/widgets.ts'
import { optionsOf } from './plain-values.ts'
import type { ValueStore } from './value-store.ts'

interface PlainFieldProps {
  id: string
  name: string
  schema: JsonSchema
  ui: CompiledField | undefined
  required: boolean
  store: ValueStore
}

/** Widgets for the formats of texts. */
const widgetOfFormat: Readonly<Record<string, Widget | undefined>> = {
  email: widgets['EmailWidget'],
  date: widgets['DateWidget'],
  'date-time': widgets['DateTimeWidget'],
  time: widgets['TimeWidget'],
  uri: widgets['URLWidget'],
  color: widgets['ColorWidget'],
  password: widgets['PasswordWidget'],
}

function defaultWidget(schema: JsonSchema): Widget | undefined {
  const { type, format } = schema
  if (type === 'boolean') return widgets[titledAnswers(schema) ? 'RadioWidget' : 'CheckboxWidget']
  const ofFormat = type === 'string' && typeof format === 'string' ? widgetOfFormat[format] : undefined
  return ofFormat ?? widgets[optionsOf(schema) ? 'SelectWidget' : 'TextWidget']
}

/** A single field in a cell of the form's grid. Renders when its own value changes. */
export const PlainField = memo(function PlainField({
  id,
  name,
  schema,
  ui = {},
  required,
  store,
}: PlainFieldProps) {
  const { t } = useTranslation()
  const readValue = () => store.state().values[name]
  const value = useSyncExternalStore(store.subscribe, readValue, readValue)
  const change = useCallback((next: unknown) => store.change(name, next), [store, name])
  const { widget, placeholder, ...options } = ui
  const { type, title, const: constant, readOnly } = schema
  const answers = [true, false].map((answer) => ({
    value: answer,
    label: t(answer ? 'forms.yes' : 'forms.no'),
  }))
  const Widget = widget ? widgets[widgetKey(widget)] : defaultWidget(schema)
  if (!Widget) throw new Error(`no widget for the field ${name}`)
  const control = createElement(Widget, {
    id,
    name,
    schema,
    label: typeof title === 'string' ? title : name,
    options: { ...options, enumOptions: optionsOf(schema) ?? (type === 'boolean' ? answers : undefined) },
    value,
    onChange: change,
    required,
    disabled: false,
    readonly: readOnly === true,
    placeholder: placeholder ?? '',
  })
  // A constant without a title is sent, and says nothing to players. They agree to one that is true or false.
  const isSilent = constant !== undefined && typeof constant !== 'boolean' && title === undefined
  if (isSilent) return <div hidden>{control}</div>
  if (options.width === undefined) return control
  return (
    <div
      className={classNames(
        options.width === 'half' && styles.half,
        options.width === 'third' && styles.third,
      )}
    >
      {control}
    </div>
  )
})
