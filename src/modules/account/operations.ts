import type { CallParams } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import type { OperationValues } from '../../renderer/actions.ts'
import { refreshSession } from '../session/index.ts'
import { emitChange } from './changes.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The value of a form field if it is one of the values that a call accepts. */
function oneOf<Word extends string>(words: readonly Word[], value: unknown, field: string): Word {
  const word = words.find((known) => known === value)
  if (word === undefined)
    throw new ApiError('InvalidParameterException', `wrong ${field}`, { [field]: 'wrong' })
  return word
}

/** Turns a rejected request into field errors. */
async function rejectedAs<Answer>(call: Promise<Answer>, fields: Record<string, string>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'InvalidParameterException') throw error
    throw new ApiError('InvalidParameterException', 'refused', fields)
  }
}

export async function saveProfile(values: OperationValues): Promise<void> {
  await callApi('account.saveProfileInfo', values)
  // The name in the header may be another one now.
  await refreshSession()
}

export async function addContact(values: OperationValues): Promise<string> {
  const contact = text(values['contact']).trim()
  const reason = contact.includes('@') ? 'wrongEmailAddress' : 'wrongPhoneFormat'
  await rejectedAs(callApi('account.addcontact', { ...values, contact }), { contact: reason })
  emitChange('contacts')
  return contact
}

export async function confirmContact({ contact, code }: OperationValues): Promise<void> {
  const call = callApi('account.confirmContact', { contact: text(contact), code: text(code) })
  await rejectedAs(call, { code: 'smsCodeError' })
  emitChange('contacts')
}

/** Confirms a change by the password, or by a code for players who have none. */
export async function confirmIdentity({ password, code }: OperationValues): Promise<void> {
  await callApi('account.confirmidentity', {
    ...(typeof password === 'string' && { password }),
    ...(typeof code === 'string' && { code }),
  })
}

export async function changeFakename({ fakename }: OperationValues): Promise<void> {
  await callApi('account.changefakename', { fakename: text(fakename) })
  await refreshSession()
}

export async function changePassword({ password, new_password }: OperationValues): Promise<void> {
  await callApi('account.changepassword', { password: text(password), new_password: text(new_password) })
  // The other sessions have ended.
  emitChange('sessions')
}

export async function confirmTwoFactor({ code }: OperationValues): Promise<void> {
  await callApi('account.confirmTwoFactorAuth', { code: text(code) })
  await refreshSession()
}

/** Ends the setup of an authenticator app. Returns the recovery codes, which are shown once. */
export async function confirmAuthenticator({ code }: OperationValues): Promise<string[]> {
  const call = callApi('account.confirmauthenticator', { code: text(code) })
  // The form has a text for a wrong code of the app.
  return (await rejectedAs(call, { code: 'wrong' })).recovery_codes
}

export async function renamePasskey({ id, name }: OperationValues): Promise<void> {
  await callApi('account.renamepasskey', { id: text(id), name: text(name) })
}

const moneyKinds = ['deposit', 'bet', 'loss'] as const
const limitPeriods = ['day', 'week', 'month'] as const

/** A limit with minutes is a time limit, whatever else the form contains; any other is a money limit. */
export async function setLimit({ kind, period, amount, minutes }: OperationValues): Promise<void> {
  const bound: Pick<CallParams<'responsible.setlimit'>, 'kind' | 'amount' | 'minutes'> = typeof minutes ===
  'number'
    ? { kind: 'session', minutes }
    : { kind: oneOf(moneyKinds, kind, 'kind'), amount: text(amount) }
  await callApi('responsible.setlimit', { ...bound, period: oneOf(limitPeriods, period, 'period') })
  emitChange('limits')
}

export async function setTimeOut({ hours }: OperationValues): Promise<void> {
  await callApi('responsible.settimeout', { hours: Number(hours) })
  emitChange('breaks')
  // Refreshes the session, so that promotions disappear at once.
  await refreshSession()
}

/** Documents of earlier versions ask for the password; without it the platform demands a confirmation. */
export async function excludeSelf({ months, password }: OperationValues): Promise<void> {
  await callApi('responsible.selfexclude', {
    months: Number(months),
    ...(typeof password === 'string' && { password }),
  })
  emitChange('breaks')
  await refreshSession()
}
