import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'

/** The current account according to the platform; null for a guest. */
export async function readAccount(): Promise<AccountInfo | null> {
  try {
    const account = await callApi('account.getInfo')
    return account.uid > 0 ? account : null
  } catch (error) {
    if (error instanceof ApiError && error.type === 'AuthorizationException') return null
    throw error
  }
}
