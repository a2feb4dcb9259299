import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import {
  hashForSchema,
  ID_KEY,
  JUNK_OPTION_ID,
  omitExtraData,
  type ErrorSchema,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { brokenRules, type Engine } from '../../../schemas/forms/broken-rules.ts'
import { expandValidators } from '../../../schemas/forms/expand-validators.ts'
import { isRecord, toPointer, type JsonSchema } from '../../../schemas/forms/json-schema.ts'
import { messageOf, type FormMessages } from '../../../schemas/forms/messages.ts'
import { interpret } from './interpreter.ts'

interface JudgeError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  message: string
}

interface Judge {
  (values: unknown): boolean
  /** Read and cleared by rjsf. */
  errors?: JudgeError[] | null
  /** What was wrong the last time. */
  found: readonly Problem[]
}

/** The engine behind a function as ajv compiles them: one error for each field, in the player's words. */
function judgeBy(expanded: JsonSchema, engine: Engine, messages: FormMessages): Judge {
  const judge: Judge = Object.assign(
    (values: unknown) => {
      const broken = brokenRules(expanded, engine, values)
      judge.found = broken.map((rule) => ({ path: rule.path, message: messageOf(messages, rule) }))
      judge.errors = broken.map(({ path, errorType }, index) => ({
        keyword: errorType,
        instancePath: toPointer(path),
        schemaPath: '',
        params: {},
        message: judge.found[index]?.message ?? '',
      }))
      return broken.length === 0
    },
    { found: [] },
  )
  return judge
}

/** Judges the sub-schemas that rjsf asks about: branches of oneOf, conditions. */
export function createProbe(root: JsonSchema) {
  const known = new WeakMap<RJSFSchema, Engine>()
  const { definitions, $defs } = root
  return (schema: RJSFSchema, values: unknown): boolean => {
    if (schema[ID_KEY] === JUNK_OPTION_ID) return false
    let engine = known.get(schema)
    if (!engine) {
      engine = interpret(
        expandValidators({
          ...(isRecord(definitions) && { definitions }),
          ...(isRecord($defs) && { $defs }),
          ...schema,
        }),
      )
      known.set(schema, engine)
    }
    return engine(asJson(values) ?? null)
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
  const judge = judgeBy(expanded, engine ?? interpret(expanded), messages)
  const validator = createPrecompiledValidator({ [schema[ID_KEY] ?? hashForSchema(schema)]: judge }, schema)
  const isValid = createProbe(schema)
  const formValidator: FormValidator = {
    // Whatever branch rjsf has resolved, the whole schema judges: it holds the branches itself. Errors reach
    // the fields by the form's store: through rjsf's error schema each would draw its field before it may speak.
    validateFormData(values, _resolved, customValidate, transformErrors, uiSchema) {
      const { errors } = validator.validateFormData(
        sendable(values),
        schema,
        customValidate,
        transformErrors,
        uiSchema,
      )
      return { errors, errorSchema: noErrors }
    },
    rawValidation: (_resolved, values) => validator.rawValidation(schema, sendable(values)),
    isValid,
    sendable: (values) => sendable(values),
    problems(values) {
      judge(sendable(values))
      return judge.found
    },
    found: () => judge.found,
  }
  const sendable = (values: unknown): unknown =>
    omitExtraData(formValidator, schema, schema, asJson(values) ?? {})
  return formValidator
}

/** What is absent is not there; the engines take JSON only. */
function asJson(values: unknown): unknown {
  return values === undefined ? undefined : JSON.parse(JSON.stringify(values))
}
