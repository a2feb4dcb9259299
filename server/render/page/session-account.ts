import { isGuest } from '../../../schemas/api/entity-id.ts'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { isAccountDeleted } from '../../../schemas/api/errors.ts'
import type { CallContext, Platform } from '../../platform/index.ts'
import { errorTypeOf, fatalAnswer, unmapped, type SystemAnswer } from './system-answers.ts'

export interface SessionAccount {
  account: AccountInfo | null
  /** The platform restricts this player, or everybody, to one page. */
  rejection: SystemAnswer | null
  /** The account was deleted: its session must end, since a platform may reject every call of it. */
  isDeleted?: true
}

export const guest: SessionAccount = { account: null, rejection: null }

/** The account of a session. The holder of an expired session, or of a deleted account, is a guest. */
export async function readAccount(
  platform: Pick<Platform, 'call'>,
  session: string | undefined,
  { locale, isFramed }: Pick<CallContext, 'locale' | 'isFramed'>,
): Promise<SessionAccount> {
  if (session === undefined) return guest
  try {
    const account = await platform.call('account.getInfo', {}, { session, locale, isFramed })
    return { account: isGuest(account) ? null : account, rejection: null }
  } catch (error) {
    const type = errorTypeOf(error)
    if (type === 'AuthorizationException') return guest
    if (isAccountDeleted(error)) return { account: null, rejection: fatalAnswer(type), isDeleted: true }
    return { account: null, rejection: fatalAnswer(type) ?? unmapped(error) }
  }
}
