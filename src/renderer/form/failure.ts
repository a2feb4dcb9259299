import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { ApiError, isConfirmationRequired } from '../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { operationNames } from '../../../schemas/documents/operations.ts'
import type { Action } from '../../../schemas/documents/blocks/action.ts'
import {
  defaultMessages,
  expandValidators,
  limitsFor,
  type FormErrorType,
  messageOf,
  written,
} from '../../../forms/index.ts'
import { pathOfField, schemaOfField, toPointer } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { logProblem } from '../../lib/log.ts'
import { promoCodeProblem } from '../../lib/preferences/promo-code.ts'
import { OperationPaused, runOperation } from '../actions.ts'
import type { AskAboutField } from '../../../forms/react/form.ts'
import type { Failure } from '../../../forms/react/index.ts'
import type { Issue } from '../../../schemas/issue.ts'

function isFormErrorType(reason: unknown): reason is FormErrorType {
  return typeof reason === 'string' && Object.hasOwn(defaultMessages, reason)
}

/**
 * The player-facing message for a reason of the platform: that of the form, or of the site. Promo codes have reasons of
 * their own.
 */
function fieldMessage(form: CompiledForm, path: readonly string[], detail: unknown, t: Translate): string {
  const reason: unknown = Array.isArray(detail) ? detail[0] : detail
  const code = typeof reason === 'string' ? reason : ''
  const own = isFormErrorType(reason) ? undefined : written(form.messages, path, code)
  if (own) return own
  if (path.at(-1) === 'promo_code') return promoCodeProblem(detail, t)
  const known = code && t(`forms.reasons.${code}`, { defaultValue: '' })
  const errorType = isFormErrorType(reason) ? reason : 'wrong'
  const field = expandValidators(schemaOfField(form.schema, path) ?? {})
  return known || messageOf(form.messages, { path, code: errorType, limits: limitsFor(field, errorType) })
}

/**
 * The fields of an error: listed by name, by a path such as `address.city` or `phones.0`, or as nested
 * objects.
 */
function fieldIssues(
  form: CompiledForm,
  data: Readonly<Record<string, unknown>>,
  t: Translate,
  above: readonly string[] = [],
): Issue[] {
  return Object.entries(data).flatMap(([name, detail]) => {
    const direct = [...above, name]
    const path = schemaOfField(form.schema, direct)
      ? direct
      : pathOfField(form.schema, [...above, name].join('.'))
    if (!schemaOfField(form.schema, path)) return []
    if (isRecord(detail)) return fieldIssues(form, detail, t, path)
    const message = fieldMessage(form, path, detail, t)
    return [{ path: toPointer(path), code: 'refused', message, severity: 'error' }]
  })
}

/** The message for a failed operation; messages of the document take precedence. */
export function describeFailure(
  form: CompiledForm,
  error: unknown,
  t: Translate,
): Failure & { actions: Action[] } {
  if (error instanceof OperationPaused) return { issues: [], actions: [] }
  if (error instanceof NetworkError)
    return { message: t(navigator.onLine ? 'forms.failed' : 'forms.networkFailed'), issues: [], actions: [] }
  if (!(error instanceof ApiError)) {
    logProblem(`form ${form.key} failed`, error)
    return { message: t('forms.failed'), issues: [], actions: [] }
  }
  // Its data describe the confirmation, not the fields of the form.
  if (isConfirmationRequired(error)) return { message: t(errorText(error)), issues: [], actions: [] }
  const reaction = form.submit.onError?.find(({ errorType }) => errorType === error.type)
  const issues = fieldIssues(form, error.data, t)
  const actions = reaction?.actions ?? []
  if (reaction?.message) return { message: reaction.message, issues, actions }
  if (issues.length > 0) return { issues, actions }
  return { message: t([errorText(error), 'forms.failed']), issues, actions }
}

/**
 * Checks a field with an operation. Rejects if its error does not concern the field: the form's own
 * submission will report it.
 */
export function askBy(form: CompiledForm, t: Translate): AskAboutField {
  return async ({ check, name, value }) => {
    const operation = operationNames.find((known) => known === check)
    if (!operation) throw new Error(`no operation is called ${check}`)
    try {
      const answer = await runOperation(operation, { [name]: value })
      const message =
        isRecord(answer) && typeof answer['message'] === 'string' ? answer['message'] : undefined
      return { isTaken: true, message }
    } catch (error) {
      const detail = error instanceof ApiError ? error.data[name] : undefined
      if (detail === undefined) throw error
      return { isTaken: false, message: fieldMessage(form, [name], detail, t) }
    }
  }
}
