import { omitExtraData, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { dereference } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import mergeAllOf from './all-of-merge.ts'

/** How many parts may contain each other. */
const deepest = 16

/** The parts of a schema that always apply together, with references resolved. */
function conjuncts(root: RJSFSchema, schema: RJSFSchema, depth = 0): RJSFSchema[] {
  const { allOf = [], ...own } = schema
  const parts = allOf.flatMap((part): RJSFSchema[] => {
    const found: RJSFSchema | undefined = dereference(root, part)
    return found && depth < deepest ? conjuncts(root, found, depth + 1) : []
  })
  return [own, ...parts]
}

/**
 * The values that a form displays: those of hidden fields, such as in an inactive branch, are left out. rjsf merges
 * the parts of a group without those that are references, so that it would leave out all fields of a base that
 * another part extends.
 */
export function displayedValues<Values>(
  validator: ValidatorType<Values>,
  root: RJSFSchema,
  values: Values | undefined,
): Values | undefined {
  return omitExtraData<Values>(validator, root, root, values, (schema) => {
    const merged = mergeAllOf({ allOf: conjuncts(root, schema) })
    return isRecord(merged) ? merged : schema
  })
}
