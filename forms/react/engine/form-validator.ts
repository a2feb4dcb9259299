import { formIssues, type Engine, type FormIssue } from '../../contract/form-issues.ts'
import { expandValidators } from '../../contract/expand-validators.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import type { FormMessages } from '../../contract/messages.ts'

export interface FormValidator {
  /** The issues that prevent the values from being submitted. */
  issues(values: unknown): readonly FormIssue[]
  /** The issues found by the last check. */
  lastIssues: () => readonly FormIssue[]
  /** The values without those of hidden fields, and of optional lists and groups that are not filled in. */
  sendable(values: unknown): unknown
}

interface ValidatorOptions {
  /** Validates by the schema, with its validators expanded; undefined: the form's code is missing. */
  createEngine: ((expanded: JsonSchema) => Engine) | undefined
  messages: FormMessages
  sendable: FormValidator['sendable']
}

/** Validates the values that a form would submit. Its engine is created when it is first needed. */
export function createFormValidator(
  schema: JsonSchema,
  { createEngine, messages, sendable }: ValidatorOptions,
): FormValidator {
  let prepared: { expanded: JsonSchema; engine: Engine } | undefined
  let last: readonly FormIssue[] = []

  function prepare() {
    if (!createEngine) throw new Error('the form is neither compiled nor can it be interpreted')
    const expanded = expandValidators(schema)
    return { expanded, engine: createEngine(expanded) }
  }
  return {
    issues(values) {
      prepared ??= prepare()
      last = formIssues(prepared.expanded, prepared.engine, sendable(values), messages)
      return last
    },
    lastIssues: () => last,
    sendable,
  }
}

/** Removes absent values; the engines accept JSON only. */
export function asJson(values: unknown): unknown {
  return values === undefined ? undefined : JSON.parse(JSON.stringify(values))
}
