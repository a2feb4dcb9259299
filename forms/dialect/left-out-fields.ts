import { toPointer, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { warningAt, type Issue } from '../../schemas/issue.ts'
import { phrase } from '../../schemas/phrase.ts'
import type { Path } from './places.ts'
import { fieldPlaces, isUntyped, partsOf, type FieldPlace } from './untyped.ts'

const isListOfAnything = (root: JsonSchema, field: FieldPlace): boolean => {
  const parts = partsOf(root, field)
  return (
    parts.some(({ type }) => type === 'array') &&
    !parts.some((part) => ['items', 'enum', 'const', 'oneOf', 'anyOf'].some((keyword) => keyword in part))
  )
}

const isOptional = ({ group }: FieldPlace, name: string): boolean =>
  group.size > 0 && ![...group].some(({ required }) => Array.isArray(required) && required.includes(name))

/**
 * Takes fields out of a converted schema that no field can be drawn for and that nothing requires, since forms of other
 * systems have some that nobody fills in. Returns notes about them.
 */
export function leaveOutFields(root: JsonSchema, originOf: (schema: unknown) => Path | undefined): Issue[] {
  return fieldPlaces(root).flatMap((field) => {
    const name = field.path.at(-1) ?? ''
    const isList = isListOfAnything(root, field)
    if (!isOptional(field, name) || !(isList || isUntyped(root, field))) return []
    const [owner] = field.group
    const origin = originOf(field.schemas[0]) ?? [...(originOf(owner) ?? []), 'properties', name]
    for (const part of field.group) {
      const { properties } = part
      if (!isRecord(properties) || !(name in properties)) continue
      const { [name]: _left, ...rest } = properties
      Object.assign(part, { properties: rest })
    }
    const message = phrase`The form does not show the optional field "${field.path.join('.')}"`
    return [
      warningAt(
        toPointer(origin),
        'left-out-field',
        message,
        isList
          ? phrase`Say in "items" what the list contains`
          : phrase`Say what players enter there, such as {"type": "string"}`,
      ),
    ]
  })
}
