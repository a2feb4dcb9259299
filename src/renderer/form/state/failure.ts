import type { ReactNode } from 'react'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { ApiError, isConfirmationRequired } from '../../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Action } from '../../../../schemas/documents/blocks/action.ts'
import { defaultMessages } from '../../../../schemas/forms/default-messages.ts'
import { expandValidators } from '../../../../schemas/forms/expand-validators.ts'
import { limitsFor, type FormErrorType } from '../../../../schemas/forms/error-types.ts'
import {
  pathOfField,
  pointerTokens,
  schemaOfField,
  toPointer,
} from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { messageOf, written } from '../../../../schemas/forms/messages.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { NetworkError } from '../../../lib/api/network-error.ts'
import { logProblem } from '../../../lib/log.ts'
import { promoCodeProblem } from '../../../lib/preferences/promo-code.ts'
import { OperationPaused, runOperation } from '../../actions.ts'
import type { AskAboutField } from '../engine/field-checks.ts'
import type { Issue } from '../../../../schemas/issue.ts'

/** The player-facing reason why a form could not be submitted. */
export interface Failure {
  /** Message about the whole form; absent if the field messages say it all. */
  message?: string
  /** What the player can do about it, such as a link. */
  remedy?: ReactNode
  /** The platform's messages about fields. */
  issues: Issue[]
  actions: Action[]
  /** The session had ended; the reason no longer applies when the player has logged in again. */
  needsLogin?: boolean
}

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
export function describeFailure(form: CompiledForm, error: unknown, t: Translate): Failure {
  if (error instanceof OperationPaused) return { issues: [], actions: [] }
  if (error instanceof NetworkError) return { message: t('forms.networkFailed'), issues: [], actions: [] }
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

/** The failure in a newer version of the form, which may lack some of the fields. */
export function failureIn(schema: CompiledForm['schema'], failure: Failure): Failure {
  const issues = failure.issues.filter(({ path }) => schemaOfField(schema, pointerTokens(path)))
  return { ...failure, issues }
}

/**
 * Checks a field with an operation. Rejects if its error does not concern the field: the form's own
 * submission will report it.
 */
export function askBy(form: CompiledForm, t: Translate): AskAboutField {
  return async ({ operation, name, value }) => {
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
