import type { CallerCallName, Handlers } from '../handlers.ts'
import { countAccess } from './end-access.ts'
import { beginFactor, confirmFactor, removeFactor, renewRecoveryCodes } from './second-factor.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'
import { endOtherSessions, listSessions } from './sessions.ts'
import { createToken, listTokens, revokeToken } from './tokens.ts'

type AccountCall = Extract<
  CallerCallName,
  `session.${string}` | `factor.${string}` | `passkeys.${string}` | `tokens.${string}`
>

/** Handlers of the calls about the caller's own account. */
export const accountHandlers: Pick<Handlers, AccountCall> = {
  'session.list': listSessions,
  'session.access': (context, { user, session }) => countAccess(context, user.id, session),
  async 'session.endOthers'(context, caller, { id }) {
    await endOtherSessions(context, caller, id)
    return listSessions(context, caller)
  },
  'factor.begin': (context, caller, { password }) => beginFactor(context, caller, password),
  'factor.confirm': (context, caller, { code }) => confirmFactor(context, caller, code),
  'factor.renewCodes': (context, caller, { password }) => renewRecoveryCodes(context, caller, password),
  async 'factor.remove'(context, caller, { password }) {
    await removeFactor(context, caller, password)
    const hasSecondFactor = (await listPasskeys(context, caller)).length > 0
    return { user: { ...caller.user, hasApp: false, hasSecondFactor } }
  },
  'passkeys.list': listPasskeys,
  'passkeys.begin': (context, caller, { password }) => beginPasskey(context, caller, password),
  'passkeys.add': addPasskey,
  'passkeys.rename': renamePasskey,
  'passkeys.remove': removePasskey,
  'tokens.list': listTokens,
  'tokens.create': createToken,
  'tokens.revoke': revokeToken,
}
