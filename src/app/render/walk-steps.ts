import type { CompiledForm } from '../../../schemas/compiled.ts'
import { pointerTokens } from '../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { FormValidator } from '../../renderer/form/engine/form-validator.ts'
import type { StuckStep } from './server-rendering.ts'

type Values = Readonly<Record<string, unknown>>

interface Walk {
  form: CompiledForm
  validator: FormValidator
  /** The values that the form itself enters into fields that have none. */
  withDefaults: (values: Values) => unknown
}

const pick = (values: Values, isPicked: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPicked(name)))

/** Fills in a form step by step, as a player does; returns the first step that "Next" does not leave. */
export function stuckStep({ form, validator, withDefaults }: Walk, given: unknown): StuckStep | undefined {
  const { steps = [] } = form
  const values = isRecord(given) ? given : {}
  for (const [step, { fields }] of steps.entries()) {
    const later = new Set(steps.slice(step + 1).flatMap((each) => each.fields))
    const entered = pick(values, (name) => !later.has(name))
    const initial = withDefaults(entered)
    const untouched = pick(isRecord(initial) ? initial : {}, (name) => later.has(name))
    const issue = validator.issues({ ...untouched, ...entered }).find(({ path, names = [] }) => {
      const [name] = pointerTokens(path)
      if (name !== undefined) return fields.includes(name)
      // A rule about several fields is reported in the last step that has any of them.
      return names.some((each) => fields.includes(each)) && !names.some((each) => later.has(each))
    })
    if (issue) return { step, issue }
  }
  return undefined
}
