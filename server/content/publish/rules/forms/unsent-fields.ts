import type { Form } from '../../../../../schemas/documents/form.ts'
import { sentFields } from '../../../../../schemas/documents/operations.ts'
import { isFile } from '../../../../../forms/index.ts'
import {
  dereference,
  fieldNames,
  schemaOfField,
  type JsonSchema,
} from '../../../../../schemas/json-schema.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { everySubschema } from '../../../../../forms/dialect/index.ts'
import { type Finding, rule } from '../rule.ts'
import { atSchema, convertedSchema } from './form-schema.ts'

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

/** Fields that the operation of the form does not send. */
function unsentFields(form: Form): { finding: Finding; ofFile: boolean }[] {
  const { schema, originOf } = convertedSchema(form)
  const { operation } = form.submit
  const sent = sentFields[operation]
  if (!sent) return []
  const hint =
    sent.length > 0 ? phrase`${operation} sends: ${sent.join(', ')}` : phrase`${operation} sends no fields`
  return fieldNames(schema).flatMap((name) => {
    const field = schemaOfField(schema, [name])
    if (sent.includes(name) || !field || isForTheFormOnly(field)) return []
    const message = phrase`The operation does not send the field "${name}", so what players enter there is lost`
    return [{ finding: atSchema(originOf(field) ?? [], message, hint), ofFile: hasFiles(schema, field) }]
  })
}

export const unsentField = rule({
  code: 'unsent-field',
  stage: 'fields',
  on: 'form',
  severity: 'warning',
  find: ({ body }) => unsentFields(body).flatMap(({ finding, ofFile }) => (ofFile ? [] : [finding])),
})

/** Players would believe that their file arrived. */
export const unsentFile = rule({
  code: 'unsent-field',
  stage: 'fields',
  on: 'form',
  severity: 'error',
  find: ({ body }) => unsentFields(body).flatMap(({ finding, ofFile }) => (ofFile ? [finding] : [])),
})
