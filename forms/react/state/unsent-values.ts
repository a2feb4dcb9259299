import type { FormDefinition } from '../../contract/form.ts'
import { schemaOfField, type JsonSchema } from '../../../schemas/json-schema.ts'
import { fieldLabel } from '../../contract/field-labels.ts'
import { withoutEmpty } from '../../contract/form-values.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { withoutSecrets } from './secret-fields.ts'
import { readAll, unsentOwner, writeAll, type Unsent, type UnsentOwner } from './unsent-store.ts'

/** Stores typed values without secrets. `typedBy`: the owner when the form was mounted. */
export function keepUnsent(
  form: Pick<FormDefinition, 'key' | 'schema' | 'fields'>,
  { values, furthest, hidden = [] }: Unsent,
  typedBy: UnsentOwner = unsentOwner(),
): void {
  // A form that is still displayed after its user has logged out.
  if (typedBy !== unsentOwner() && typedBy !== 'guest') return
  const emptied = Object.entries(values).map(([name, value]): [string, unknown] => [name, value ?? null])
  const kept = withoutSecrets(form, Object.fromEntries(emptied))
  if (!isRecord(kept) || Object.keys(kept).length === 0) return
  const lasting = hidden.map((each) => ({
    ...each,
    value: withoutSecrets(form, each.value, each.path.map(String)),
  }))
  const more = lasting.length > 0 && { hidden: lasting }
  writeAll({ ...readAll(), [form.key]: { values: kept, furthest, ...more, at: Date.now() } })
}

const isStructure = (value: unknown) => typeof value === 'object' && value !== null

/** The values that a field lists; undefined: it takes others. */
function choicesOf({ enum: values, oneOf }: JsonSchema): unknown[] | undefined {
  if (Array.isArray(values)) return values.map((value: unknown) => value)
  const isConstant = (option: unknown) => isRecord(option) && 'const' in option
  if (!Array.isArray(oneOf) || !oneOf.every(isConstant)) return undefined
  return oneOf.map((option: unknown) => isRecord(option) && option['const'])
}

/** A newer version of the form may have another kind of field with the same name, or other choices. */
export function fits(root: JsonSchema, name: string, value: unknown): boolean {
  const schema = schemaOfField(root, [name])
  if (!schema || value === null) return schema !== undefined
  const { type } = schema
  const choices = choicesOf(schema)
  if (choices && !isStructure(value)) return choices.includes(value)
  if (type === 'object') return isRecord(value)
  return type === 'array' ? Array.isArray(value) : type === undefined || !isStructure(value)
}

/** The values of the current owner that fields of the form can display. */
export function unsentValues({ key, schema }: Pick<FormDefinition, 'key' | 'schema'>): Unsent | undefined {
  const stored = readAll()[key]
  if (!stored) return undefined
  const values = Object.entries(stored.values)
    .filter(([name, value]) => fits(schema, name, value))
    .map(([name, value]): [string, unknown] => [name, value ?? undefined])
  const { furthest, hidden } = stored
  return { values: Object.fromEntries(values), furthest, ...(hidden && { hidden }) }
}

const isFilled = (value: unknown) => !['{}', '[]', undefined].includes(JSON.stringify(withoutEmpty(value)))

/** Fields by label that the user has filled in and a newer version cannot display; undefined: nothing was entered. */
export function changesBetween(
  earlier: JsonSchema,
  newer: JsonSchema,
  values: Readonly<Record<string, unknown>> = {},
): { lost: string[] } | undefined {
  const entered = Object.entries(values).filter(([name, value]) => {
    const { default: initial, const: constant = initial } = schemaOfField(earlier, [name]) ?? {}
    return isFilled(value) && JSON.stringify(value) !== JSON.stringify(constant)
  })
  if (entered.length === 0) return undefined
  const lost = entered.filter(([name, value]) => !fits(newer, name, value))
  return { lost: lost.map(([name]) => fieldLabel(earlier, [name])) }
}
