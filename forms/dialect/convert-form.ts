import { fieldNames, withBranches, type JsonSchema } from '../../schemas/json-schema.ts'
import { warningAt, type Issue } from '../../schemas/issue.ts'
import { phrase } from '../../schemas/phrase.ts'
import { convertSchema, type ConvertedSchema } from './convert.ts'
import { leaveOutFields } from './left-out-fields.ts'

/** Name of the field of a form whose schema describes a single value, unless the form names another. */
export const usualName = 'value'

/** Keywords that say what a value is. */
const telling = ['type', 'enum', 'const', 'items']

/** Whether a converted schema describes a text, a number, a list or the like, and not an object with fields. */
function isSingleValue(schema: JsonSchema): boolean {
  const branches = [...withBranches(schema, schema)]
  if (fieldNames(schema).length > 0 || branches.some(({ type }) => [type].flat().includes('object')))
    return false
  return branches.some((branch) => telling.some((keyword) => keyword in branch))
}

/**
 * Converts the schema of a form. Operations take named values, so a schema of a single value becomes that of a form
 * with one field.
 * @param valueName name of that field; without it the field has the usual one, with a note
 */
export function convertForm(original: JsonSchema, valueName?: string): ConvertedSchema {
  const all = convertSchema(original)
  const leftOut = leaveOutFields(all.schema, all.originOf)
  const converted = { ...all, issues: [...all.issues, ...leftOut] }
  if (!isSingleValue(converted.schema)) return converted
  const { definitions, ...value } = converted.schema
  const name = valueName ?? usualName
  const form = { type: 'object', required: [name], properties: { [name]: value } }
  const schema: JsonSchema = definitions === undefined ? form : { ...form, definitions }
  return {
    schema,
    issues: valueName === undefined ? [...converted.issues, singleValueNote(name)] : converted.issues,
    originOf: (part) => (part === schema || part === value ? [] : converted.originOf(part)),
  }
}

const singleValueNote = (name: string): Issue =>
  warningAt(
    '',
    'single-value',
    phrase`The schema describes a single value, which is sent as "${name}"`,
    phrase`If the operation expects another name, enter it as "field" of "submit"`,
  )
