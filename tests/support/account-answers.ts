import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import type { ApiErrorType } from '../../schemas/api/errors.ts'

/** An account as a call of the platform answers it and as a login at the content service does, in one. */
export function accountAnswer(account: AccountInfo): Response {
  const user = { uid: account.uid, isAuth: true }
  return Response.json({ data: account, jwt: true, user, account })
}

/** A refusal of the platform and of the content service, in one. */
export function accountRefusal(
  type: ApiErrorType,
  status: number,
  { message = '', data = {} }: { message?: string; data?: Record<string, unknown> } = {},
): Response {
  const error = { type, name: type, status, message, error_data: data, details: data }
  return Response.json({ error }, { status })
}
