import { createElement, memo, use, useCallback, useSyncExternalStore } from 'react'
import type { FieldDisplay } from '../../contract/form.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { titledAnswers } from '../engine/titled-answers.ts'
import styles from '../form.module.css'
import { widgetKey, WidgetsContext, type WidgetSet } from '../widgets/widgets.ts'
import { optionsOf } from './plain-values.ts'
import type { ValueStore } from './value-store.ts'

interface PlainFieldProps {
  id: string
  name: string
  schema: JsonSchema
  ui: FieldDisplay | undefined
  required: boolean
  store: ValueStore
}

/** Widgets for the formats of texts. */
const widgetOfFormat: Readonly<Record<string, string | undefined>> = {
  email: 'EmailWidget',
  date: 'DateWidget',
  'date-time': 'DateTimeWidget',
  time: 'TimeWidget',
  uri: 'URLWidget',
  color: 'ColorWidget',
  password: 'PasswordWidget',
}

function defaultWidget(schema: JsonSchema): keyof WidgetSet {
  const { type, format } = schema
  if (type === 'boolean') return titledAnswers(schema) ? 'RadioWidget' : 'CheckboxWidget'
  const ofFormat = type === 'string' && typeof format === 'string' ? widgetOfFormat[format] : undefined
  return ofFormat ?? (optionsOf(schema) ? 'SelectWidget' : 'TextWidget')
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
  const Widget = use(WidgetsContext)[widget ? widgetKey(widget) : defaultWidget(schema)]
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
  // A constant without a title is sent, and says nothing to users. They agree to one that is true or false.
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
