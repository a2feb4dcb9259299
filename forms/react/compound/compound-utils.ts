import { createSchemaUtils, type RJSFSchema, type SchemaUtilsType, type ValidatorType } from '@rjsf/utils'
import type { FormDefinition, FormValues } from '../../contract/form.ts'
import { defaultsOf } from './alternatives.ts'
import { keepTuples } from './keep-tuples.ts'

/** No option is preselected unless the document has a default. */
export const noChoiceByItself = { constAsDefaults: 'skipOneOf' } as const

export interface CompoundUtils {
  /** rjsf's utilities for the fields of a form: they leave choices between groups open, agree to nothing, and keep tuples. */
  schemaUtils: SchemaUtilsType<FormValues>
  /** The schema by which rjsf's `Form` computes the initial values, to the same ones. */
  initialSchema: RJSFSchema
}

export function createCompoundUtils(
  validator: ValidatorType<FormValues>,
  schema: RJSFSchema,
  fields: FormDefinition['fields'],
): CompoundUtils {
  const utils = createSchemaUtils<FormValues>(validator, schema, noChoiceByItself)
  const root = utils.getRootSchema()
  const convert = defaultsOf(root, fields)
  const initialSchema = convert(root)
  const initial = createSchemaUtils<FormValues>(validator, initialSchema, noChoiceByItself)
  utils.getDefaultFormState = (inner, ...more) => initial.getDefaultFormState(convert(inner), ...more)
  return { schemaUtils: keepTuples(utils), initialSchema }
}
