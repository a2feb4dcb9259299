import { fieldNames, withBranches, type JsonSchema } from '../../../schemas/forms/json-schema.ts'

/** Name of the field of a form whose schema describes a single value, unless the form names another. */
export const usualName = 'value'

/** Keywords that say what a value is. */
const telling = ['type', 'enum', 'const', 'items']

/** Whether a converted schema describes a text, a number, a list or the like, and not an object with fields. */
export function isSingleValue(schema: JsonSchema): boolean {
  const branches = [...withBranches(schema, schema)]
  if (fieldNames(schema).length > 0 || branches.some(({ type }) => [type].flat().includes('object')))
    return false
  return branches.some((branch) => telling.some((keyword) => keyword in branch))
}
