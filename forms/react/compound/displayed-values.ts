import { omitExtraData, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { dereference } from '../../../schemas/json-schema.ts'

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

const fieldsOf = (part: RJSFSchema) => Object.entries(part.properties ?? {})

const ofConditions = ['if', 'then', 'else']

/** One schema of all parts. A field that several of them describe has all descriptions; conditions stay apart. */
function merged(parts: readonly RJSFSchema[]): RJSFSchema {
  if (parts.length === 1) return parts[0] ?? {}
  const conditions = parts.flatMap(({ if: asked, then, else: other }) =>
    asked === undefined ? [] : [{ if: asked, ...(then && { then }), ...(other && { else: other }) }],
  )
  const whole: RJSFSchema = Object.fromEntries(
    parts.flatMap((part) => Object.entries(part).filter(([keyword]) => !ofConditions.includes(keyword))),
  )
  const names = [...new Set(parts.flatMap((part) => fieldsOf(part).map(([name]) => name)))]
  const fields = names.map((name) => {
    const [first = true, ...others] = parts.flatMap(({ properties }) => properties?.[name] ?? [])
    return [name, others.length === 0 ? first : { allOf: [first, ...others] }] as const
  })
  return {
    ...whole,
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(conditions.length > 0 && { allOf: conditions }),
  }
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
  return omitExtraData<Values>(validator, root, root, values, (schema) => merged(conjuncts(root, schema)))
}
