import type { FormDefinition } from '../../contract/form.ts'
import { isFile } from '../../contract/files.ts'
import { schemaOfField } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'

type Described = Pick<FormDefinition, 'schema' | 'fields'>

const secretWidgets: readonly unknown[] = ['password', 'card', 'code']
/** Of formats and validators; files are too large to store. */
const secretRule = /password|^card|-code$|iban|data-url|binary|byte/i
const secretAutocomplete = /^cc-|password|one-time-code/

const matches = (pattern: RegExp, value: unknown) => typeof value === 'string' && pattern.test(value)

/** Whether a field is a password, card, code or file, by its format, validator, widget and `autocomplete`. */
function isSecret(form: Described, path: readonly string[]): boolean {
  const { format, validator, sameAs } = schemaOfField(form.schema, path) ?? {}
  // Indexes of rows are written as in the document: `phones.items.number`.
  const { widget, autocomplete } = form.fields[path.join('.').replace(/(^|\.)\d+(?=\.|$)/g, '$1items')] ?? {}
  return (
    secretWidgets.includes(widget) ||
    matches(secretAutocomplete, autocomplete) ||
    matches(secretRule, format) ||
    matches(secretRule, validator) ||
    (typeof sameAs === 'string' && isSecret(form, [...path.slice(0, -1), sameAs]))
  )
}

/** Whether nobody may read the value of a field again; a file is only too large to store. */
export const isConfidential = (form: Described, path: readonly string[]): boolean =>
  isSecret(form, path) && !isFile(schemaOfField(form.schema, path) ?? {})

/** The values that the browser may store: without those of secret fields, or of others that are `dropped`. */
export function withoutSecrets(
  form: Described,
  value: unknown,
  path: readonly string[] = [],
  dropped = isSecret,
): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => withoutSecrets(form, item, [...path, String(index)], dropped))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        withoutSecrets(form, inner, [...path, name], dropped),
      ]),
    )
  return dropped(form, path) ? undefined : value
}
