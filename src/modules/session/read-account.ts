import { isGuest } from '../../../schemas/api/entity-id.ts'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { callApi } from '../../lib/api/client.ts'
import { isSessionOver } from '../../lib/api/page-errors.ts'

/** The current account according to the platform; null for a guest. A deleted account is none. */
export async function readAccount(): Promise<AccountInfo | null> {
  try {
    const account = await callApi('account.getInfo')
    return isGuest(account) ? null : account
  } catch (error) {
    if (isSessionOver(error)) return null
    throw error
  }
}
