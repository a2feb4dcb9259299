import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import type { ApiErrorType } from '../../schemas/api/errors.ts'

/** An account in the formats of a platform call and of a content service login, combined. */
export function accountAnswer(account: AccountInfo): Response {
  const user = { uid: account.uid, isAuth: true }
  return Response.json({ data: account, jwt: true, user, account })
}

/** An error in the formats of the platform and of the content service, combined. */
export function accountError(
  type: ApiErrorType,
  status: number,
  { message = '', data = {} }: { message?: string; data?: Record<string, unknown> } = {},
): Response {
  const error = { type, name: type, status, message, error_data: data, details: data }
  return Response.json({ error }, { status })
}
