import type { CompiledForm } from '../../../../schemas/compiled.ts'
import { schemaOfField, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { withoutSecrets } from './secret-fields.ts'
import { readAll, unsentOwner, writeAll, type Unsent, type UnsentOwner } from './unsent-store.ts'

/** Stores typed values without secrets. `typedBy`: the owner when the form was mounted. */
export function keepUnsent(
  form: Pick<CompiledForm, 'key' | 'schema' | 'fields'>,
  { values, furthest, hidden = [] }: Unsent,
  typedBy: UnsentOwner = unsentOwner(),
): void {
  // A form that is still displayed after its player has logged out.
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

/** A newer version of the form may have another kind of field with the same name. */
function fits(root: JsonSchema, name: string, value: unknown): boolean {
  const schema = schemaOfField(root, [name])
  if (!schema || value === null) return schema !== undefined
  const { type } = schema
  if (type === 'object') return isRecord(value)
  return type === 'array' ? Array.isArray(value) : type === undefined || !isStructure(value)
}

/** The values of the current owner that fields of the form can display. */
export function unsentValues({ key, schema }: Pick<CompiledForm, 'key' | 'schema'>): Unsent | undefined {
  const stored = readAll()[key]
  if (!stored) return undefined
  const values = Object.entries(stored.values)
    .filter(([name, value]) => fits(schema, name, value))
    .map(([name, value]): [string, unknown] => [name, value ?? undefined])
  const { furthest, hidden } = stored
  return { values: Object.fromEntries(values), furthest, ...(hidden && { hidden }) }
}
