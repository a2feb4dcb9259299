import type { Form } from '../../../../schemas/documents/form.ts'
import { sentFields } from '../../../../schemas/documents/operations.ts'
import { isFile } from '../../../../forms/index.ts'
import {
  dereference,
  fieldNames,
  schemaOfField,
  toPointer,
  type JsonSchema,
} from '../../../../schemas/json-schema.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { ConvertedSchema } from '../../../../forms/dialect/index.ts'
import { everySubschema } from '../../../../forms/dialect/index.ts'

/** Whether a field is a file, or a group or list with files. */
function hasFiles(root: JsonSchema, field: unknown, seen = new Set<unknown>()): boolean {
  const found = dereference(root, field)
  if (!found || seen.has(found)) return false
  seen.add(found)
  return everySubschema(found).some(
    ({ schema }) => isFile(schema) || (typeof schema['$ref'] === 'string' && hasFiles(root, schema, seen)),
  )
}

/** A field that only has to be right, such as a consent or a repeated password. */
const isForTheFormOnly = ({ sameAs, validator, const: value }: JsonSchema) =>
  sameAs !== undefined || validator === 'truthyCheckbox' || value === true

/**
 * Reports fields that the operation of the form does not send. A file is an error: players would believe that it
 * arrived.
 */
export function unsentFields({ submit }: Pick<Form, 'submit'>, converted: ConvertedSchema): Issue[] {
  const { schema, originOf } = converted
  const { operation } = submit
  const sent = sentFields[operation]
  if (!sent) return []
  const hint =
    sent.length > 0 ? phrase`${operation} sends: ${sent.join(', ')}` : phrase`${operation} sends no fields`
  return fieldNames(schema).flatMap((name) => {
    const field = schemaOfField(schema, [name])
    if (sent.includes(name) || !field || isForTheFormOnly(field)) return []
    const report = hasFiles(schema, field) ? errorAt : warningAt
    const message = phrase`The operation does not send the field "${name}", so what players enter there is lost`
    return [report(`/schema${toPointer(originOf(field) ?? [])}`, 'unsent-field', message, hint)]
  })
}
