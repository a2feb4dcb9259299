import { isRecord } from '../../../../schemas/is-record.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { OperationValues } from '../../actions.ts'

/** Milliseconds for which unsent values are kept until the player logs in again. */
const ttlMs = 15 * 60_000

const unsent = new Map<string, { values: OperationValues; at: number }>()

type Described = Pick<CompiledForm, 'key' | 'schema' | 'fields'>

/** Whether a field must be typed again after login. */
function isSecret({ schema, fields }: Described, name: string): boolean {
  const { properties } = schema
  const field: unknown = isRecord(properties) ? properties[name] : undefined
  const validator = isRecord(field) ? field['validator'] : undefined
  const isPassword = typeof validator === 'string' && /password/i.test(validator)
  const widget = fields[name]?.widget
  return isPassword || widget === 'password' || widget === 'code'
}

/** Keeps the values of a form whose session expired, in memory only, until the player returns to it. */
export function keepUnsent(form: Described, values: OperationValues): void {
  const kept = Object.entries(values).filter(([name]) => !isSecret(form, name))
  unsent.set(form.key, { values: Object.fromEntries(kept), at: Date.now() })
}

/** Whether unsent values are kept. */
export function holdsUnsent(): boolean {
  return [...unsent.keys()].some((key) => unsentValues(key) !== undefined)
}

export function unsentValues(key: string): OperationValues | undefined {
  const kept = unsent.get(key)
  return kept && Date.now() - kept.at < ttlMs ? kept.values : undefined
}

/** Drops the values of a submitted form; without a key all of them, because another player is logged in. */
export function forgetUnsent(key?: string): void {
  if (key === undefined) unsent.clear()
  else unsent.delete(key)
}
