import { phrase } from '../../../../../schemas/phrase.ts'
import { fieldsWithoutType, typesByKeywords } from '../../../../../forms/dialect/index.ts'
import { type Finding, rule } from '../rule.ts'
import { atSchema, convertedSchema } from './form-schema.ts'

/** Fields that accept any value, of which no part of the schema says what they are. */
export const untypedField = rule({
  code: 'untyped-field',
  stage: 'types',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema: root, originOf } = convertedSchema(body)
    const found = new Map<string, Finding>()
    for (const field of fieldsWithoutType(root)) {
      const { schemas, within, path } = field
      const [first] = schemas
      const origin = within ? [...(originOf(within.schema) ?? []), ...within.place] : originOf(first)
      if (!origin) continue
      const types = typesByKeywords(root, field)
      const isAmbiguous = types.length > 1
      const reason = isAmbiguous
        ? phrase`it has no "type", and its keywords belong to several: ${types.join(', ')}`
        : phrase`it has no "type"`
      const finding = atSchema(
        origin,
        phrase`The field "${path.join('.')}" cannot be drawn: ${reason}`,
        isAmbiguous
          ? phrase`Add "type" with one of them, and remove the keywords of the others`
          : phrase`Say what players enter there, such as {"type": "string"}`,
      )
      found.set(finding.path, finding)
    }
    return [...found.values()]
  },
})
