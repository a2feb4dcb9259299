import {
  ID_KEY,
  JUNK_OPTION_ID,
  omitExtraData,
  type ErrorSchema,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { brokenRules, type Engine } from '../../../../schemas/forms/broken-rules.ts'
import { expandValidators } from '../../../../schemas/forms/expand-validators.ts'
import { isRecord, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { messageOf, type FormMessages } from '../../../../schemas/forms/messages.ts'
import { createTest, interpret } from './interpreter.ts'

/** Checks values against the sub-schemas that rjsf asks for: branches of oneOf, conditions. */
export function createProbe(root: JsonSchema) {
  const known = new WeakMap<RJSFSchema, (values: unknown) => boolean>()
  const { definitions, $defs } = root
  return (schema: RJSFSchema, values: unknown): boolean => {
    if (schema[ID_KEY] === JUNK_OPTION_ID) return false
    let test = known.get(schema)
    if (!test) {
      test = createTest(
        expandValidators({
          ...(isRecord(definitions) && { definitions }),
          ...(isRecord($defs) && { $defs }),
          ...schema,
        }),
      )
      known.set(schema, test)
    }
    return test(asJson(values) ?? null)
  }
}

/** What is wrong with a field, in the player's words. */
export interface Problem {
  path: readonly string[]
  message: string
}

export interface FormValidator extends ValidatorType {
  /** The issues that prevent the values from being submitted. */
  problems(values: unknown): readonly Problem[]
  /** The issues found by the last check. */
  found: () => readonly Problem[]
  /** The values without those of hidden fields. */
  sendable(values: unknown): unknown
}

const noErrors: ErrorSchema = {}

/**
 * The validator for rjsf. `engine` is the form's compiled module; without it (a schema that a module has
 * narrowed in the browser) the schema is interpreted. Hidden fields, such as those of an inactive branch, are
 * neither validated nor submitted.
 */
export function createFormValidator(
  schema: RJSFSchema,
  messages: FormMessages,
  engine?: Engine,
): FormValidator {
  const expanded = expandValidators(schema)
  const judge = engine ?? interpret(expanded)
  const isValid = createProbe(schema)
  let found: readonly Problem[] = []

  function problemsOf(values: unknown): readonly Problem[] {
    found = brokenRules(expanded, judge, values).map((rule) => ({
      path: rule.path,
      message: messageOf(messages, rule),
    }))
    return found
  }
  const sendable = (values: unknown): unknown =>
    omitExtraData(formValidator, schema, schema, asJson(values) ?? {})

  const formValidator: FormValidator = {
    // The whole schema is validated whichever branch rjsf has resolved, since it contains the branches
    // itself. Fields receive their errors from the form's store: through rjsf's error schema each error would
    // render its field even before it may be shown.
    validateFormData: (values) => ({
      errors: problemsOf(sendable(values)).map(({ message }) => ({ message, stack: message })),
      errorSchema: noErrors,
    }),
    rawValidation: () => ({}),
    isValid,
    sendable,
    problems: (values) => problemsOf(sendable(values)),
    found: () => found,
  }
  return formValidator
}

/** Removes absent values; the engines accept JSON only. */
function asJson(values: unknown): unknown {
  return values === undefined ? undefined : JSON.parse(JSON.stringify(values))
}
