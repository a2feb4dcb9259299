import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { hashForSchema, ID_KEY, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
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
  errors?: JudgeError[] | null
}

/** The engine behind a function as ajv compiles them: one error for each field, in the player's words. */
function judgeBy(expanded: JsonSchema, engine: Engine, messages: FormMessages): Judge {
  const judge: Judge = (values) => {
    const broken = brokenRules(expanded, engine, values)
    judge.errors = broken.map((rule) => ({
      keyword: rule.errorType,
      instancePath: toPointer(rule.path),
      schemaPath: '',
      params: {},
      message: messageOf(messages, rule),
    }))
    return broken.length === 0
  }
  return judge
}

/** Judges the sub-schemas that rjsf asks about: branches of oneOf, conditions. */
function createProbe(root: JsonSchema) {
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
    // The interpreter takes JSON only; what is absent is nothing.
    const data: unknown = values === undefined ? null : JSON.parse(JSON.stringify(values))
    return engine(data)
  }
}

/**
 * The validator that rjsf works with. `engine` is the form's compiled module; without it (a schema
 * that a module has narrowed in the browser) the schema is interpreted.
 */
export function createFormValidator(
  schema: RJSFSchema,
  messages: FormMessages,
  engine?: Engine,
): ValidatorType {
  const expanded = expandValidators(schema)
  const judge = judgeBy(expanded, engine ?? interpret(expanded), messages)
  const validator = createPrecompiledValidator({ [schema[ID_KEY] ?? hashForSchema(schema)]: judge }, schema)
  const probe = createProbe(schema)
  return {
    // Whatever branch rjsf has resolved, the whole schema judges: it holds the branches itself.
    validateFormData: (values, _resolved, customValidate, transformErrors, uiSchema) =>
      validator.validateFormData(values, schema, customValidate, transformErrors, uiSchema),
    rawValidation: (_resolved, values) => validator.rawValidation(schema, values),
    isValid: probe,
  }
}
