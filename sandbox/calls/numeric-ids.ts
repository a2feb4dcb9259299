import { Type, type TObject, type TSchema } from 'typebox'
import type { EntityId } from '../../schemas/api/entity-id.ts'
import type { CallAnswer, CallInput, CallName } from '../../schemas/api/calls.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** The contract leaves ids to the platform; those of the sandbox are numbers. */
export type NumericIds<Value> = EntityId extends Value
  ? number | Exclude<Value, EntityId>
  : Value extends object
    ? { [Key in keyof Value]: NumericIds<Value[Key]> }
    : Value

export type SandboxInput<Name extends CallName> = NumericIds<CallInput<Name>>
export type SandboxAnswer<Name extends CallName> = NumericIds<CallAnswer<Name>>

/** A parameter with -1 for none has that as its default. */
function numericId(id: TSchema): TSchema {
  const limits = 'default' in id ? { minimum: -1, default: id.default } : { minimum: 1, maximum: 2 ** 31 - 1 }
  return Type.IsOptional(id) ? Type.Optional(Type.Integer(limits)) : Type.Integer(limits)
}

const isId = (schema: TSchema) =>
  'anyOf' in schema &&
  Array.isArray(schema.anyOf) &&
  schema.anyOf.some((option: unknown) => isRecord(option) && option['type'] === 'integer')

/** The schema of parameters with the ids of the sandbox. */
export function withNumericIds(schema: TObject): TObject {
  const properties: Record<string, TSchema> = {}
  for (const [name, part] of Object.entries(schema.properties)) {
    if (isId(part)) properties[name] = numericId(part)
    else properties[name] = Type.IsObject(part) ? withNumericIds(part) : part
  }
  return { ...schema, properties }
}
