import { callContracts, type CallAnswer } from '../../../schemas/api/calls.ts'
import type { CallName } from '../../../schemas/api/methods.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { findSession, hashToken } from '../accounts/sessions.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import { playerOf, type CallScope, type Handlers } from './call-scope.ts'
import { cashierCalls } from './cashier.ts'
import { eventsCalls } from './events.ts'
import { gamesCalls } from './games.ts'
import { metadataCalls } from './metadata.ts'
import { parseParameters, type WireParameters } from './parameters.ts'

const handlers: Handlers<CallName> = {
  ...accountCalls,
  ...authCalls,
  ...cashierCalls,
  ...eventsCalls,
  ...gamesCalls,
  ...metadataCalls,
}

export interface CallRequest {
  parameters: WireParameters
  /** Token of the session, as the cookie holds it. */
  session: string | undefined
  locale: Locale
  address: string
  idempotencyKey: string | undefined
}

export interface CallResult<Name extends CallName> {
  answer: CallAnswer<Name>
  /** Session token for the caller to keep; null to forget the present one; left out: nothing changes. */
  session?: string | null
}

/** Answers one call: who asks, may he, are the parameters right. Throws ApiError. */
export async function dispatch<Name extends CallName>(
  sandbox: SandboxContext,
  name: Name,
  request: CallRequest,
): Promise<CallResult<Name>> {
  const { locale, address, idempotencyKey } = request
  const session =
    request.session === undefined
      ? undefined
      : await findSession(sandbox.database, hashToken(request.session), sandbox.now())
  let kept: { session?: string | null } = {}
  const scope: CallScope = {
    sandbox,
    session,
    locale,
    address,
    idempotencyKey,
    keepSession: (token) => (kept = { session: token }),
  }
  if (callContracts[name].access === 'player') playerOf(scope)
  const input = parseParameters(name, request.parameters)
  const answer = await handlers[name](input, scope)
  return { answer, ...kept }
}
