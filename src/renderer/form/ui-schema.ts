import type { UiSchema } from '@rjsf/utils'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { isRecord, schemaOfField, type JsonSchema } from '../../../schemas/forms/json-schema.ts'
import { fieldValidator, type FieldValidator } from '../../../schemas/forms/validators.ts'
import type { FormWidget } from '../../../schemas/documents/form.ts'

const widgetOfValidator: Partial<Record<FieldValidator, FormWidget>> = {
  sum: 'money',
  phone: 'phone',
  email: 'email',
  password: 'password',
  date: 'date',
  promo: 'promo',
  truthyCheckbox: 'checkbox',
}

function defaultWidget(field: JsonSchema | undefined): FormWidget | undefined {
  const validator = fieldValidator(field?.['validator'])
  return validator && widgetOfValidator[validator]
}

/** Sets `value` at a dotted path such as `address.city`, making what is missing on the way. */
function setAt(
  target: Record<string, unknown>,
  path: readonly string[],
  value: Record<string, unknown>,
): void {
  const [name = '', ...rest] = path
  const inner = isRecord(target[name]) ? { ...target[name] } : {}
  if (rest.length === 0) Object.assign(inner, value)
  else setAt(inner, rest, value)
  target[name] = inner
}

/** A form document's `ui` as rjsf takes it. */
export function toUiSchema({
  fields,
  order,
  schema,
}: Pick<CompiledForm, 'fields' | 'order' | 'schema'>): UiSchema {
  const properties = isRecord(schema['properties']) ? Object.keys(schema['properties']) : []
  const uiSchema: Record<string, unknown> = { 'ui:order': [...order, '*'] }
  for (const name of new Set([...properties, ...Object.keys(fields)])) {
    const path = name.split('.')
    const { widget: chosen, ...options } = fields[name] ?? {}
    const widget = chosen ?? defaultWidget(schemaOfField(schema, path))
    setAt(uiSchema, path, { ...(widget && { 'ui:widget': widget }), 'ui:options': options })
  }
  return uiSchema
}
