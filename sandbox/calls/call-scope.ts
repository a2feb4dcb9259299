import type { CallName, CallAnswer } from '../../schemas/api/calls.ts'
import type { SandboxInput } from './numeric-ids.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Locale } from '../locale.ts'
import { assertActive } from '../accounts/restrictions.ts'
import type { Player } from '../accounts/players.ts'
import type { Session } from '../accounts/login/sessions.ts'
import { defaultCurrency, isCurrency } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** Context of one API call. */
export interface CallScope {
  sandbox: SandboxContext
  session: Session | undefined
  locale: Locale
  /** Caller's network address. */
  address: string
  /** Caller's browser; undefined if the caller does not say. */
  userAgent: string | undefined
  idempotencyKey: string | undefined
  /** Sets this session token in the caller's browser; null clears it. */
  setSession: (token: string | null) => void
}

export type Handler<Name extends CallName> = (
  input: SandboxInput<Name>,
  scope: CallScope,
) => Promise<CallAnswer<Name>>

/** The handler of every call, keyed by call name. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> }

/** Handlers of some calls. */
export type CallHandlers = Partial<Handlers>

/** The call's session; fails for guests and for closed or blocked accounts. */
export function sessionOf({ session }: CallScope): Session {
  if (session === undefined) throw new ApiError('AuthorizationException', 'This call needs a session')
  assertActive(session.player)
  return session
}

/** Currency of the amounts in an answer: as requested, or else that of the player, or of the site for guests. */
export function answerCurrency({ currency }: { currency?: string }, { session }: CallScope): string {
  if (currency !== undefined && !isCurrency(currency))
    throw new ApiError('InvalidParameterException', 'Unknown currency', { currency: 'enum' })
  return currency ?? session?.player.currency ?? defaultCurrency
}

/** The call's player; fails like `sessionOf`. */
export const playerOf = (scope: CallScope): Player => sessionOf(scope).player
