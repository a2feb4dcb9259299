import { isRecord } from '../../../schemas/is-record.ts'
import { randomId } from '../random-id.ts'

/**
 * The initial value of a new row or optional field: only required parts, empty where the editor must fill
 * them in.
 */
export function blankOf(schema: unknown): unknown {
  if (!isRecord(schema)) return undefined
  const { const: constant, default: given, generated, oneOf, anyOf, properties, required, items } = schema
  if (generated === true) return randomId()
  if (constant !== undefined) return constant
  if (given !== undefined) return structuredClone(given)
  if (Array.isArray(oneOf)) return blankOf(oneOf[0])
  if (Array.isArray(anyOf)) return blankOf(anyOf[0])
  switch (schema['type']) {
    case 'object': {
      const names: unknown[] = Array.isArray(required) ? required : []
      const fields = isRecord(properties) ? Object.entries(properties) : []
      return Object.fromEntries(
        fields.filter(([name]) => names.includes(name)).map(([name, field]) => [name, blankOf(field)]),
      )
    }
    case 'array': {
      const length = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0
      return Array.from({ length }, () => blankOf(items))
    }
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0
    default:
      return ''
  }
}
