import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { schemaOfField } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'

type Described = Pick<CompiledForm, 'schema' | 'fields'>

const secretWidgets: readonly unknown[] = ['password', 'card', 'code']
/** Of formats and validators; files are too large to store. */
const secretRule = /password|^card|-code$|iban|data-url|binary|byte/i
const secretAutocomplete = /^cc-|password|one-time-code/

const matches = (pattern: RegExp, value: unknown) => typeof value === 'string' && pattern.test(value)

/** Whether a field is a password, card, code or file, by its format, validator, widget and `autocomplete`. */
export function isSecret(form: Described, path: readonly string[]): boolean {
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

/** The values that the browser may store: without those of secret fields. */
export function withoutSecrets(form: Described, value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => withoutSecrets(form, item, [...path, String(index)]))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withoutSecrets(form, inner, [...path, name])]),
    )
  return isSecret(form, path) ? undefined : value
}
