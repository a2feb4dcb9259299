import type { RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { HiddenMemory } from '../state/hidden-memory.ts'

/** The fields and values of a form at one time. */
interface Shown {
  retrievedSchema: RJSFSchema
  formData?: unknown
}

/**
 * Remembers the values of fields that a condition removes, and returns those of fields that it adds again; undefined:
 * none come back. `lastingOf`: what of a field's value may.
 */
export function followHidden(
  memory: HiddenMemory,
  before: Shown,
  after: Shown,
  lastingOf: (name: string, value: unknown) => unknown,
): Record<string, unknown> | undefined {
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
  return back.length > 0 ? Object.fromEntries(back) : undefined
}

/** The fields by name; those that a condition forbids are none. */
const fieldsOf = ({ retrievedSchema: { properties = {} } }: Shown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).filter(([, field]) => field !== false))
