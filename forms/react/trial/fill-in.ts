import { isRecord } from '../../../schemas/is-record.ts'
import type { FormDefinition, FormValues } from '../../contract/form.ts'
import type { FormIssue } from '../../contract/form-issues.ts'
import { interpret } from '../../interpret.ts'
import { compound } from '../compound/compound.ts'
import { createCompoundUtils } from '../compound/compound-utils.ts'
import { rjsfValidator } from '../compound/rjsf-validator.ts'
import { createFormValidator } from '../engine/form-validator.ts'
import { isPlain } from '../plain/is-plain.ts'
import { plain } from '../plain/plain-form.tsx'
import { stuckStep, type StuckStep } from './walk-steps.ts'

/** What became of values that were entered into a form. */
export interface FilledIn {
  /** The values that the form sends: those of fields that it displays. */
  sent: unknown
  /** What prevents these values from being sent. */
  issues: readonly FormIssue[]
  /** The first step that cannot be left with the values of the fields up to it. */
  stuck?: StuckStep
}

const toValues = (values: unknown): FormValues => (isRecord(values) ? values : {})

/** Fills in the steps of a form one after another, and validates what it sends. Nothing is rendered. */
export function fillIn(form: FormDefinition, values: unknown): FilledIn {
  const validator = createFormValidator(form.schema, {
    createEngine: interpret,
    messages: form.messages,
    sendable: (isPlain(form) ? plain : compound).createSendable(form.schema),
  })
  const { schemaUtils } = createCompoundUtils(rjsfValidator(form.schema), form.schema, form.fields)
  const withDefaults = (entered: FormValues) => schemaUtils.getDefaultFormState(form.schema, { ...entered })
  const stuck = stuckStep({ form, validator, withDefaults }, values)
  return {
    sent: validator.sendable(toValues(withDefaults(toValues(values)))),
    issues: validator.issues(values),
    ...(stuck && { stuck }),
  }
}
