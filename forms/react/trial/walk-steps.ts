import type { FormDefinition, FormValues } from '../../contract/form.ts'
import { pointerTokens } from '../../../schemas/json-schema.ts'
import type { FormIssue } from '../../contract/form-issues.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { FormValidator } from '../engine/form-validator.ts'

/** A step that cannot be left. */
export interface StuckStep {
  /** Index of the step. */
  step: number
  issue: FormIssue
}

interface Walk {
  form: FormDefinition
  validator: FormValidator
  /** The values that the form itself enters into fields that have none. */
  withDefaults: (values: FormValues) => unknown
}

const pick = (values: FormValues, isPicked: (name: string) => boolean): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPicked(name)))

/** Fills in a form step by step, as a user does; returns the first step that "Next" does not leave. */
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
