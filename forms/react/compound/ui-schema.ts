import { isRecord } from '../../../schemas/is-record.ts'
import type { UiSchema } from '@rjsf/utils'
import { widgetKey } from '../widgets/widgets.ts'
import type { FormDefinition } from '../../contract/form.ts'
import { pathOfField } from '../../../schemas/json-schema.ts'

/** Sets `value` at the path of a field and creates missing parents. */
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

/**
 * Converts a form document's `ui` for rjsf. Unchanged parts keep their identity, so that unchanged fields do
 * not render.
 */
export function toUiSchema({
  schema,
  fields,
  order,
}: Pick<FormDefinition, 'schema' | 'fields' | 'order'>): UiSchema {
  const uiSchema: Record<string, unknown> = { 'ui:order': order.includes('*') ? order : [...order, '*'] }
  for (const [name, { widget, ...options }] of Object.entries(fields)) {
    setAt(uiSchema, pathOfField(schema, name), {
      ...(widget && { 'ui:widget': widgetKey(widget) }),
      'ui:options': options,
    })
  }
  return uiSchema
}
