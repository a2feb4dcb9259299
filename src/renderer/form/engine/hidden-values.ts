import { deepEquals, type RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../../schemas/is-record.ts'

/** The fields and values of a form at one time. */
interface Shown {
  retrievedSchema: RJSFSchema
  formData?: unknown
}

/** Remembers the values of fields that a condition removes, until it adds them again or the form is sent. */
export class HiddenValues {
  private readonly known = new Map<string, { value: unknown; field: unknown }>()
  private readonly lastingOf: (name: string, value: unknown) => unknown

  /** `lastingOf`: what of a field's value may come back. */
  constructor(lastingOf: (name: string, value: unknown) => unknown) {
    this.lastingOf = lastingOf
  }

  forget(): void {
    this.known.clear()
  }

  /** Remembers what has disappeared, and returns the values that come back; undefined: none do. */
  follow(before: Shown, after: Shown): Record<string, unknown> | undefined {
    const [previous, next] = [fieldsOf(before), fieldsOf(after)]
    const values = isRecord(before.formData) ? before.formData : {}
    for (const [name, field] of Object.entries(previous))
      if (!Object.hasOwn(next, name) && values[name] !== undefined)
        this.known.set(name, { value: this.lastingOf(name, values[name]), field })
    const back = Object.entries(next).flatMap(([name, field]): [string, unknown][] => {
      const hidden = Object.hasOwn(previous, name) ? undefined : this.known.get(name)
      return hidden && deepEquals(hidden.field, field) ? [[name, hidden.value]] : []
    })
    for (const [name] of back) this.known.delete(name)
    return back.length > 0 ? Object.fromEntries(back) : undefined
  }
}

/** The fields by name; those that a condition forbids are none. */
const fieldsOf = ({ retrievedSchema: { properties = {} } }: Shown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).filter(([, field]) => field !== false))
