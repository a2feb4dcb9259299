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

/** Judges the sub-schemas that rjsf asks about: branches of oneOf, conditions. */
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
  /** What of the values cannot be sent. */
  problems(values: unknown): readonly Problem[]
  /** What was wrong when it was last looked at. */
  found: () => readonly Problem[]
  /** The values without those of fields that are not shown. */
  sendable(values: unknown): unknown
}

const noErrors: ErrorSchema = {}

/**
 * The validator that rjsf works with. `engine` is the form's compiled module; without it (a schema
 * that a module has narrowed in the browser) the schema is interpreted. What is not shown, such as the
 * fields of a branch that was left, is not judged: it is not sent either.
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
    // Whatever branch rjsf has resolved, the whole schema judges: it holds the branches itself. Errors reach
    // the fields by the form's store: through rjsf's error schema each would draw its field before it may speak.
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

/** What is absent is not there; the engines take JSON only. */
function asJson(values: unknown): unknown {
  return values === undefined ? undefined : JSON.parse(JSON.stringify(values))
}
