import { ID_KEY, JUNK_OPTION_ID, type ErrorSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { formIssues, type Engine, type FormIssue } from '../../../../schemas/forms/form-issues.ts'
import { expandValidators } from '../../../../schemas/forms/expand-validators.ts'
import { boundedTexts } from '../../../../schemas/forms/form-values.ts'
import { type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { Compound } from '../compound/compound.ts'
import type { FormMessages } from '../../../../schemas/forms/messages.ts'
import { displayedValues } from './displayed-values.ts'
import { unfilledRemover } from './unfilled.ts'

/** Checks values against the sub-schemas that rjsf asks for: branches of oneOf, conditions. */
export function createProbe(root: JsonSchema, createTest: Compound['createTest']) {
  const known = new WeakMap<RJSFSchema, (values: unknown) => boolean>()
  const { definitions } = root
  return (schema: RJSFSchema, values: unknown): boolean => {
    if (schema[ID_KEY] === JUNK_OPTION_ID) return false
    let test = known.get(schema)
    if (!test) {
      test = createTest(expandValidators({ ...(isRecord(definitions) && { definitions }), ...schema }))
      known.set(schema, test)
    }
    return test(boundedTexts(asJson(values) ?? null))
  }
}

export interface FormValidator extends ValidatorType {
  /** The issues that prevent the values from being submitted. */
  issues(values: unknown): readonly FormIssue[]
  /** The issues found by the last check. */
  lastIssues: () => readonly FormIssue[]
  /** The values without those of hidden fields, and of optional lists and groups that are not filled in. */
  sendable(values: unknown): unknown
}

const noErrors: ErrorSchema = {}

function notLoaded(): never {
  throw new Error('the form is compound, but its code is not loaded')
}

/**
 * The validator for rjsf. `engine` is the form's compiled module; without it (a schema that a module has
 * narrowed in the browser) the schema is interpreted. Plain forms with a module need no `compound`. Hidden fields,
 * such as those of an inactive branch, are neither validated nor submitted.
 */
export function createFormValidator(
  schema: RJSFSchema,
  messages: FormMessages,
  engine?: Engine,
  compound?: Compound,
): FormValidator {
  let expanded: RJSFSchema | undefined
  let validate = engine
  const isValid = compound ? createProbe(schema, compound.createTest) : notLoaded
  let last: readonly FormIssue[] = []

  function check(values: unknown): readonly FormIssue[] {
    // Large forms are shown before.
    expanded ??= expandValidators(schema)
    validate ??= compound ? compound.interpret(expanded) : notLoaded()
    last = formIssues(expanded, validate, values, messages)
    return last
  }
  let withoutUnfilled: ((values: unknown) => unknown) | undefined
  function sendable(values: unknown): unknown {
    withoutUnfilled ??= unfilledRemover(formValidator, schema)
    return withoutUnfilled(displayedValues(formValidator, schema, asJson(values) ?? {}))
  }

  const formValidator: FormValidator = {
    // The whole schema is validated whichever branch rjsf has resolved, since it contains the branches
    // itself. Fields receive their errors from the form's store: through rjsf's error schema each error would
    // render its field even before it may be shown.
    validateFormData: (values) => ({
      errors: check(sendable(values)).map(({ message }) => ({ message, stack: message })),
      errorSchema: noErrors,
    }),
    rawValidation: () => ({}),
    isValid,
    sendable,
    issues: (values) => check(sendable(values)),
    lastIssues: () => last,
  }
  return formValidator
}

/** Removes absent values; the engines accept JSON only. */
function asJson(values: unknown): unknown {
  return values === undefined ? undefined : JSON.parse(JSON.stringify(values))
}
