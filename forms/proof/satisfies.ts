import { format, Validator } from '@cfworker/json-schema'
import { formatsOf } from '../contract/expand-validators.ts'
import { formatFunction } from '../contract/formats.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { allSchemas, type JsonSchema } from '../../schemas/json-schema.ts'

/** A test of values that needs no compilation: most are used for a few values. */
export function createTest(root: JsonSchema, all: readonly unknown[], none: readonly JsonSchema[]) {
  const { definitions } = root
  const own: JsonSchema = { allOf: [...all, ...none.map((not) => ({ not }))] }
  // Large forms have hundreds of definitions, and a test for each field.
  const hasReference = allSchemas(own).some(({ $ref }) => $ref !== undefined)
  const schema = hasReference && isRecord(definitions) ? { ...own, definitions } : own
  for (const name of formatsOf(schema)) {
    const isValid = formatFunction(name)
    if (isValid) format[name] = isValid
  }
  // The validator modifies the schema it receives.
  const validator = new Validator(structuredClone(schema), '2019-09', true)
  return (value: unknown): boolean => validator.validate(value).valid
}
