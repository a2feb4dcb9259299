import { isRecord } from '../../../../schemas/is-record.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { OperationValues } from '../../actions.ts'

/** How long what a player typed waits for him to log in again, in milliseconds. */
const patience = 15 * 60_000

const unsent = new Map<string, { values: OperationValues; at: number }>()

type Described = Pick<CompiledForm, 'key' | 'schema' | 'fields'>

/** What must be typed again by whoever logs in. */
function isSecret({ schema, fields }: Described, name: string): boolean {
  const { properties } = schema
  const field: unknown = isRecord(properties) ? properties[name] : undefined
  const validator = isRecord(field) ? field['validator'] : undefined
  const isPassword = typeof validator === 'string' && /password/i.test(validator)
  const widget = fields[name]?.widget
  return isPassword || widget === 'password' || widget === 'code'
}

/** The session ended while a form was being filled in: what was typed is kept for its return, in memory only. */
export function keepUnsent(form: Described, values: OperationValues): void {
  const kept = Object.entries(values).filter(([name]) => !isSecret(form, name))
  unsent.set(form.key, { values: Object.fromEntries(kept), at: Date.now() })
}

/** Whether anything waits for its player. */
export function holdsUnsent(): boolean {
  return [...unsent.keys()].some((key) => unsentValues(key) !== undefined)
}

export function unsentValues(key: string): OperationValues | undefined {
  const kept = unsent.get(key)
  return kept && Date.now() - kept.at < patience ? kept.values : undefined
}

/** The form was sent; without a key: somebody else is here now. */
export function forgetUnsent(key?: string): void {
  if (key === undefined) unsent.clear()
  else unsent.delete(key)
}
