import type { RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../schemas/is-record.ts'
import type { HiddenMemory } from '../state/hidden-memory.ts'

/** The fields and values of a form at one time. */
interface Shown {
  retrievedSchema: RJSFSchema
  formData?: unknown
}

/** What of a field's value may come back. */
type LastingOf = (name: string, value: unknown) => unknown

/**
 * Remembers the values of fields that a condition has removed, and returns a form with those of fields that it has
 * added again, which `withValues` makes.
 */
export function withHidden<Form extends Shown>(
  memory: HiddenMemory,
  before: Form,
  after: Form,
  lastingOf: LastingOf,
  withValues: (values: Record<string, unknown>, since: Form) => Form,
): Form {
  const returned = new Set<string>()
  let [since, form] = [before, after]
  // A value that comes back may bring back others, or remove the field of one that has come back.
  for (;;) {
    const back = followHidden(memory, since, form, lastingOf)
    const fresh = back.filter(([name]) => !returned.has(name))
    if (fresh.length === 0) return form
    for (const [name] of fresh) returned.add(name)
    since = form
    form = withValues(Object.fromEntries(fresh), since)
  }
}

/** Remembers the values of fields that were removed; returns those of fields that were added. */
function followHidden(
  memory: HiddenMemory,
  before: Shown,
  after: Shown,
  lastingOf: LastingOf,
): [string, unknown][] {
  const [previous, next] = [fieldsOf(before), fieldsOf(after)]
  const values = isRecord(before.formData) ? before.formData : {}
  for (const [name, field] of Object.entries(previous))
    if (!Object.hasOwn(next, name) && values[name] !== undefined)
      memory.remember([name], '', lastingOf(name, values[name]), field)
  const back = Object.entries(next).flatMap(([name, field]): [string, unknown][] => {
    const value = Object.hasOwn(previous, name) ? undefined : memory.recall([name], '', field)
    return value === undefined ? [] : [[name, value]]
  })
  for (const [name] of back) memory.forget([name], '')
  return back
}

/** The fields by name; those that a condition forbids are none. */
const fieldsOf = ({ retrievedSchema: { properties = {} } }: Shown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).filter(([, field]) => field !== false))
