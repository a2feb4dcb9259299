import type { CallAnswer, CallInput, CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Locale } from '../../schemas/locale.ts'
import { assertActive } from '../accounts/restrictions.ts'
import type { Player } from '../accounts/players.ts'
import type { Session } from '../accounts/login/sessions.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** One call being answered. */
export interface CallScope {
  sandbox: SandboxContext
  session: Session | undefined
  locale: Locale
  /** Network address of the caller. */
  address: string
  idempotencyKey: string | undefined
  /** Tells the caller's browser to keep this session token, or with null to forget the one it has. */
  setSession: (token: string | null) => void
}

export type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  scope: CallScope,
) => Promise<CallAnswer<Name>>

/** What a file of calls exports. */
export type Handlers<Name extends CallName> = { readonly [Each in Name]: Handler<Each> }

/** The session of the call; refuses guests, and players whose account is closed or blocked. */
export function sessionOf({ session }: CallScope): Session {
  if (session === undefined) throw new ApiError('AuthorizationException', 'This call needs a session')
  assertActive(session.player)
  return session
}

/** The player of the call, with the same refusals. */
export const playerOf = (scope: CallScope): Player => sessionOf(scope).player
