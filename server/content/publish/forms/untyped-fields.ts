import { toPointer } from '../../../../schemas/json-schema.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { ConvertedSchema } from '../../../../forms/dialect/index.ts'
import { typesByKeywords, fieldsWithoutType } from '../../../../forms/dialect/index.ts'

/** Reports fields that accept any value, of which no part of the schema says what they are; paths lead into the schema. */
export function untypedFields({ schema: root, originOf }: ConvertedSchema): Issue[] {
  const issues = new Map<string, Issue>()
  for (const field of fieldsWithoutType(root)) {
    const { schemas, within, path } = field
    const [first] = schemas
    const origin = within ? [...(originOf(within.schema) ?? []), ...within.place] : originOf(first)
    if (!origin) continue
    const at = toPointer(origin)
    const types = typesByKeywords(root, field)
    const reason =
      types.length > 1
        ? phrase`it has no "type", and its keywords belong to several: ${types.join(', ')}`
        : phrase`it has no "type"`
    const hint =
      types.length > 1
        ? phrase`Add "type" with one of them, and remove the keywords of the others`
        : phrase`Say what players enter there, such as {"type": "string"}`
    issues.set(
      at,
      errorAt(at, 'untyped-field', phrase`The field "${path.join('.')}" cannot be drawn: ${reason}`, hint),
    )
  }
  return [...issues.values()]
}
