import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps } from '@rjsf/utils'

const { SchemaField } = getDefaultRegistry().fields

/** The label of a list row is its own title or that of the list, with its number. */
export function ArraySchemaField(props: FieldProps & { index?: number }) {
  const { schema, title, index = 0 } = props
  // rjsf gives rows a title such as `phones-1`.
  const name = schema.title ?? title?.replace(/-\d+$/, '') ?? ''
  return SchemaField && <SchemaField {...props} title={`${name} ${index + 1}`} />
}
