import { ApiError } from '../../../schemas/api/errors.ts'
import type { AuthUser } from '../../../schemas/cms/accounts.ts'
import { callApi } from '../../lib/api/client.ts'
import { cms } from '../../lib/cms/cms-client.ts'
import type { OperationValues } from '../../renderer/actions.ts'
import { refreshSession, sessionStore } from '../session/index.ts'

function isAuthUser(body: unknown): body is AuthUser {
  return typeof body === 'object' && body !== null && 'uid' in body && 'isAuth' in body
}

/** The user as the content service knows them, with the fields listed in the settings. */
export async function fetchAuthUser(signal?: AbortSignal): Promise<AuthUser> {
  const user = await cms.get('/users/me', { query: { populate: 'contacts' }, ...(signal && { signal }) })
  if (isAuthUser(user)) return user
  throw new Error('the user cannot be read')
}

/** Whether the user has no contact at all. */
export function lacksContact({ contacts }: AuthUser): boolean {
  return contacts === undefined || (contacts.email === null && contacts.mobile === null)
}

/** The platform uses one field name for contacts of any kind. */
function named(error: unknown, field: string): unknown {
  if (!(error instanceof ApiError) || !('contact' in error.data)) return error
  const { contact, ...rest } = error.data
  return new ApiError(error.type, error.message, { ...rest, [field]: contact })
}

async function addContact(phone: string): Promise<void> {
  try {
    await callApi('account.addcontact', { contact: phone })
  } catch (error) {
    throw named(error, 'phone')
  }
}

/** Sends what a registration lacks: the contact, then the other fields of the form. */
export async function completeRegistration(values: OperationValues): Promise<void> {
  const { phone } = values
  // The form requires the agreement, but the platform has no field for it.
  const profile = Object.entries(values).filter(([name]) => name !== 'phone' && name !== 'agreement')
  if (typeof phone === 'string') await addContact(phone)
  await callApi('account.saveProfileInfo', Object.fromEntries(profile))
  await refreshSession()
  if (sessionStore.get().account?.is_registration_completed === false)
    throw new ApiError('UserNeedProfileDataException', 'Something is still missing')
}
