import { ApiError } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { PasswordLength } from '../../schemas/password-length.ts'

/** Calls that set a password, with the parameter that contains it. */
const newPasswords = new Map([
  ['auth.register', 'password'],
  ['auth.resetpassword', 'password'],
  ['account.changepassword', 'new_password'],
])

export const setsPassword = (call: string) => newPasswords.has(call)

/** Throws if the call sets a password of another length than the site allows. */
export function assertPasswordLength(call: string, params: unknown, { min, max }: PasswordLength): void {
  const field = newPasswords.get(call)
  const password = field !== undefined && isRecord(params) ? params[field] : undefined
  if (field === undefined || typeof password !== 'string') return
  if (password.length >= min && password.length <= max) return
  throw new ApiError('InvalidParameterException', `A password has ${min} to ${max} characters`, {
    [field]: password.length < min ? 'minLength' : 'maxLength',
  })
}
