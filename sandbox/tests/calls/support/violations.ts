import { requiredParams, callContracts, type CallName } from '../../../../schemas/api/calls.ts'
import { isRecord } from '../../../../schemas/is-record.ts'

/** A parameter with a value that its contract does not allow, and the rule that an error must name. */
export type Violation = readonly [field: string, value: string | undefined, rule: string]

/** Signs that few patterns allow. */
const oddTexts = ['~', '<', ' ', 'x']

function wrongValues(schema: Readonly<Record<string, unknown>>): (readonly [value: string, rule: string])[] {
  const { type, pattern, minimum, maximum, maxLength, minLength } = schema
  if (Array.isArray(schema['enum'])) return [['no such value', 'enum']]
  if (type === 'boolean') return [['maybe', 'type']]
  if (type === 'integer')
    return [
      ['x', 'type'],
      ...(typeof minimum === 'number' ? [[String(minimum - 1), 'minimum'] as const] : []),
      ...(typeof maximum === 'number' ? [[String(maximum + 1), 'maximum'] as const] : []),
    ]
  if (typeof pattern === 'string') {
    const odd = oddTexts.find((text) => !new RegExp(pattern, 'u').test(text))
    return odd === undefined || typeof minLength === 'number' ? [] : [[odd, 'pattern']]
  }
  if (schema['format'] !== undefined) return [['nobody', 'format']]
  return [
    ...(typeof maxLength === 'number' ? [['x'.repeat(maxLength + 1), 'maxLength'] as const] : []),
    ...(typeof minLength === 'number' && minLength > 1 ? [['x', 'minLength'] as const] : []),
  ]
}

/** Ways to break the contract of a call, one parameter at a time. */
export function violationsOf(name: CallName): Violation[] {
  const required = requiredParams(name)
  return Object.entries(callContracts[name].params.properties).flatMap(
    ([field, schema]: [string, unknown]): Violation[] => {
      if (!isRecord(schema)) return []
      const isNeeded = required.includes(field) && !('default' in schema)
      return [
        ...(isNeeded ? [[field, undefined, 'required'] as const] : []),
        ...wrongValues(schema).map(([value, rule]) => [field, value, rule] as const),
      ]
    },
  )
}
