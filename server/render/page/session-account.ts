import { isGuest } from '../../../schemas/api/entity-id.ts'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError, isAccountDeleted } from '../../../schemas/api/errors.ts'
import { PlatformUnreachable, type CallContext, type Caller, type Platform } from '../../platform/index.ts'
import type { Deadline } from './deadline.ts'
import { errorTypeOf, fatalAnswer, type SystemAnswer } from './system-answers.ts'

export interface SessionAccount {
  account: AccountInfo | null
  /** In whose name the calls of the page are made; undefined for guests, who share their pages. */
  caller?: Caller
  /** The platform restricts this player, or everybody, to one page. */
  rejection: SystemAnswer | null
  /** Status of the failure to read the account: the visitor may be a player, and stays one. */
  unreadable?: number
  /** The visitor's session is no player's: it has ended, or the platform gives one to guests. */
  isExpired?: true
  /** The account was deleted: its session must end, since a platform may reject every call of it. */
  isDeleted?: true
}

export const guest: SessionAccount = { account: null, rejection: null }
const expired: SessionAccount = { ...guest, isExpired: true }

/**
 * The account of a session; `caller` is undefined without one. The holder of an expired session, or of a deleted account,
 * is a guest.
 */
export async function readAccount(
  platform: Pick<Platform, 'call'>,
  caller: Caller | undefined,
  { locale, isFramed }: Pick<CallContext, 'locale' | 'isFramed'>,
  deadline: Deadline,
): Promise<SessionAccount> {
  if (caller === undefined) return guest
  try {
    const asked = platform.call('account.getInfo', {}, { caller, locale, isFramed })
    const account = await deadline.within(asked, null)
    if (account === null) throw new PlatformUnreachable('The platform does not tell whose session it is')
    return isGuest(account) ? expired : { account, caller, rejection: null }
  } catch (error) {
    const type = errorTypeOf(error)
    if (type === 'AuthorizationException') return expired
    const rejection = fatalAnswer(type)
    if (isAccountDeleted(error)) return { account: null, rejection, isDeleted: true }
    const unreadable = error instanceof ApiError ? error.status : 500
    return { account: null, rejection, ...(rejection === null && { unreadable }) }
  }
}
