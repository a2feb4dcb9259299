import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { OperationValues } from '../../renderer/actions.ts'
import { enter, sendAccount } from './enter.ts'
import { loginText, textOf } from './login-text.ts'

let asked = ''

/** The login for which this page last requested a code for a new password. */
export const restoredLogin = (): string => asked

/** Requests a code for a new password. */
export async function restore(values: OperationValues): Promise<void> {
  const login = loginText(values['login'])
  await sendAccount('/auth/forgot-password', { email: login })
  asked = login
}

/** Field names of the content service by field names of the form. */
const formFields: Readonly<Record<string, string>> = {
  email: 'login',
  passwordConfirmation: 'password_repeat',
}

/** Sets a new password with the code, which opens a session. */
export async function resetPassword(values: OperationValues): Promise<AccountInfo> {
  const password = textOf(values['password'])
  try {
    const account = await enter('auth.resetpassword', {
      email: loginText(values['login']),
      code: textOf(values['code']),
      password,
      passwordConfirmation: textOf(values['password_repeat']),
    })
    asked = ''
    return account
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const named = Object.entries(error.data).map(([name, rule]) => [formFields[name] ?? name, rule] as const)
    throw new ApiError(error.type, error.message, Object.fromEntries(named))
  }
}
