import {
  type FormErrorType,
  type Limits,
  expandValidators,
  errorTypeOf,
  limitsOf,
} from '../../../../forms/index.ts'
import { allSchemas, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { FormField } from '../model/form-fields.ts'

/** An error that a field can have. */
export interface PossibleError {
  code: FormErrorType
  limits: Limits
}

/** Keywords whose violation is an error of the field. */
const rules = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'const',
]

function expanded({ name, schema, isRequired }: FormField): JsonSchema {
  const parent: JsonSchema = {
    type: 'object',
    properties: { [name]: schema },
    required: isRequired ? [name] : [],
  }
  try {
    const { properties } = expandValidators(parent)
    const field = isRecord(properties) ? properties[name] : undefined
    return isRecord(field) ? field : {}
  } catch {
    // A validator that does not exist is reported by publishing.
    return {}
  }
}

function errorsIn(field: JsonSchema, rule: JsonSchema): PossibleError[] {
  const { type } = rule
  const isNumber = type === 'number' || type === 'integer'
  const broken = rules.filter((keyword) => keyword in rule && !(keyword === 'const' && !('rule' in rule)))
  return [
    ...(isNumber
      ? [{ code: type === 'integer' ? ('integer' as const) : ('number' as const), limits: {} }]
      : []),
    ...broken.map((keyword) => {
      const error = { keyword, instancePath: '', params: {} }
      return { code: errorTypeOf(error, rule, field), limits: limitsOf(error, rule) }
    }),
  ]
}

/** Every error that the form can report at a field, each type once. */
export function possibleErrors(field: FormField): PossibleError[] {
  if (field.fields.length > 0) return []
  const schema = expanded(field)
  const missing = { keyword: 'required', instancePath: '', params: {} }
  const found: PossibleError[] = [
    ...(field.isRequired ? [{ code: errorTypeOf(missing, {}, schema), limits: {} }] : []),
    ...allSchemas(schema).flatMap((rule) => errorsIn(schema, rule)),
    ...(field.schema['sameAs'] === undefined ? [] : [{ code: 'sameAs' as const, limits: {} }]),
  ]
  const complete = found.flatMap((error): PossibleError[] =>
    error.code === 'date' ? [error, { code: 'noSuchDate', limits: {} }] : [error],
  )
  return complete.filter(({ code }, index) => complete.findIndex((other) => other.code === code) === index)
}
