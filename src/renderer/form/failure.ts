import type { TFunction } from 'i18next'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { Action } from '../../../schemas/documents/action.ts'
import { defaultMessages } from '../../../schemas/forms/default-messages.ts'
import { schemaOfField } from '../../../schemas/forms/json-schema.ts'
import { messageOf } from '../../../schemas/forms/messages.ts'
import type { FormErrorType } from '../../../schemas/documents/form.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { logProblem } from '../../lib/log.ts'

/** Why a form could not be sent, in the player's words. */
export interface Failure {
  /** About the form as a whole; absent where the fields say it all. */
  message?: string
  /** By name of the field. */
  fields: Record<string, string>
  actions: Action[]
}

function isFormErrorType(reason: unknown): reason is FormErrorType {
  return typeof reason === 'string' && Object.hasOwn(defaultMessages, reason)
}

/** The platform names fields with a reason, or with several. */
function fieldMessage(form: CompiledForm, name: string, detail: unknown, t: TFunction): string {
  const reason: unknown = Array.isArray(detail) ? detail[0] : detail
  const known = typeof reason === 'string' ? t(`forms.reasons.${reason}`, { defaultValue: '' }) : ''
  const errorType = isFormErrorType(reason) ? reason : 'wrong'
  return known || messageOf(form.messages, { path: [name], errorType, limits: {} })
}

/** What to tell about an operation that failed: the document's own words first. */
export function describeFailure(form: CompiledForm, error: unknown, t: TFunction): Failure {
  if (error instanceof NetworkError) return { message: t('forms.networkFailed'), fields: {}, actions: [] }
  if (!(error instanceof ApiError)) {
    logProblem(`form ${form.key} failed`, error)
    return { message: t('forms.failed'), fields: {}, actions: [] }
  }
  const reaction = form.submit.onError?.find(({ errorType }) => errorType === error.type)
  const named = Object.entries(error.data).filter(([name]) => schemaOfField(form.schema, [name]))
  const fields = Object.fromEntries(
    named.map(([name, detail]) => [name, fieldMessage(form, name, detail, t)]),
  )
  const actions = reaction?.actions ?? []
  if (reaction?.message) return { message: reaction.message, fields, actions }
  if (named.length > 0) return { fields, actions }
  return { message: t([`errors.${error.type}`, 'forms.failed']), fields, actions }
}
