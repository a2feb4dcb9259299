import { ID_KEY, JUNK_OPTION_ID, type ErrorSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { expandValidators } from '../../contract/expand-validators.ts'
import { boundedTexts } from '../../contract/form-values.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { FormValues } from '../../contract/form.ts'
import { asJson, type FormValidator } from '../engine/form-validator.ts'
import { createTest } from '../../interpret.ts'

/** Checks values against the sub-schemas that rjsf asks for: branches of oneOf, conditions. */
function createProbe(root: JsonSchema): ValidatorType<FormValues>['isValid'] {
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

const noErrors: ErrorSchema = {}

/**
 * The validator for rjsf. The whole schema is validated whichever branch rjsf has resolved, since it contains the
 * branches itself. Fields receive their errors from the form's store: through rjsf's error schema each error would
 * render its field even before it may be shown.
 */
export function rjsfValidator(
  root: JsonSchema,
  validator?: Pick<FormValidator, 'issues'>,
): ValidatorType<FormValues> {
  return {
    isValid: createProbe(root),
    validateFormData: (values) => ({
      errors: (validator?.issues(values) ?? []).map(({ message }) => ({ message, stack: message })),
      errorSchema: noErrors,
    }),
    rawValidation: () => ({}),
  }
}
