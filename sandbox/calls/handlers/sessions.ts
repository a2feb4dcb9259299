import { ApiError } from '../../../schemas/api/errors.ts'
import { confirmIdentity, sendIdentityCode } from '../../accounts/login/confirmation.ts'
import { countUnknown, readLogins } from '../../accounts/login/login-history.ts'
import { endSessionOf, endSessionsOf, readSessions, sessionId } from '../../accounts/login/sessions.ts'
import { toTimestamp } from '../../timestamp.ts'
import { sessionOf, type CallHandlers } from '../call-scope.ts'

export const sessionCalls = {
  async 'account.confirmidentity'(input, scope) {
    await confirmIdentity(scope.sandbox, sessionOf(scope), input)
    return 1
  },

  async 'account.sendidentitycode'(_input, scope) {
    return { resend_time: await sendIdentityCode(scope.sandbox, sessionOf(scope).player) }
  },

  async 'account.getsessions'(_input, scope) {
    const { database, now } = scope.sandbox
    const { hash, player } = sessionOf(scope)
    const sessions = await readSessions(database, player.id, now())
    const items = sessions.map((session) => ({
      id: sessionId(session.token_hash),
      user_agent: session.user_agent ?? '',
      address: session.address ?? '',
      created_at: toTimestamp(session.created_at),
      last_used_at: toTimestamp(session.last_used_at),
      is_current: session.token_hash === hash,
    }))
    return {
      items: [...items.filter((each) => each.is_current), ...items.filter((each) => !each.is_current)],
    }
  },

  async 'account.getlogins'(page, scope) {
    const { database, now, background } = scope.sandbox
    const { hash: current, player } = sessionOf(scope)
    // Attempts that were answered are in the list.
    await background.settle()
    const sessions = await readSessions(database, player.id, now())
    const open = new Set(sessions.map(({ token_hash }) => token_hash))
    const { items, total } = await readLogins(database, player.id, page)
    const others = [...open].filter((hash) => hash !== current)
    return {
      items: items.map(({ hash, ...login }) => ({
        ...login,
        session_id: hash !== null && open.has(hash) ? sessionId(hash) : null,
        is_current: hash === current,
      })),
      total,
      unknown_sessions: await countUnknown(database, player.id, others),
    }
  },

  async 'account.endsessions'({ id }, scope) {
    const { database, now } = scope.sandbox
    const { hash, player } = sessionOf(scope)
    if (id === undefined) {
      await endSessionsOf(database, player.id, hash)
      return 1
    }
    if (!(await endSessionOf(database, player.id, id, now())))
      throw new ApiError('InvalidParameterException', 'No such session', { id: 'unknown' })
    if (id === sessionId(hash)) scope.setSession(null)
    return 1
  },
} satisfies CallHandlers
