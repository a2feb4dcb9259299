import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Platform } from '../../platform/index.ts'
import { errorTypeOf, fatalAnswer, unmapped, type SystemAnswer } from './system-answers.ts'

export type SessionAccount =
  | { account: AccountInfo | null; rejection: null }
  /** The platform restricts this player, or everybody, to one page. */
  | { account: null; rejection: SystemAnswer }

/** The account of a session. The holder of an expired session is a guest. */
export async function readAccount(
  platform: Pick<Platform, 'call'>,
  session: string | undefined,
  locale: Locale,
): Promise<SessionAccount> {
  if (session === undefined) return { account: null, rejection: null }
  try {
    const account = await platform.call('account.getInfo', {}, { session, locale })
    return { account: account.uid === 0 ? null : account, rejection: null }
  } catch (error) {
    const type = errorTypeOf(error)
    if (type === 'AuthorizationException') return { account: null, rejection: null }
    return { account: null, rejection: fatalAnswer(type) ?? unmapped(error) }
  }
}
