import { createSchemaUtils, type SchemaUtilsType } from '@rjsf/utils'
import { defaultsOf } from './alternatives.ts'

type SchemaUtils = SchemaUtilsType<Record<string, unknown>>

/** No option is preselected unless the document has a default. */
export const noChoiceByItself = { constAsDefaults: 'skipOneOf' } as const

/** Makes rjsf leave choices between groups of fields open, and agree to nothing. */
export function withOpenAlternatives(utils: SchemaUtils): SchemaUtils {
  const root = utils.getRootSchema()
  const convert = defaultsOf(root)
  const own: SchemaUtils = createSchemaUtils(utils.getValidator(), convert(root), noChoiceByItself)
  utils.getDefaultFormState = (schema, ...more) => own.getDefaultFormState(convert(schema), ...more)
  return utils
}
