import { callContracts, type CallName, type CallAnswer } from '../../schemas/api/calls.ts'
import type { Locale } from '../locale.ts'
import { hashToken, useSession } from '../accounts/login/sessions.ts'
import { recordDevice } from '../providers/tracking/hits.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { accountCalls } from './handlers/account.ts'
import { authCalls } from './handlers/auth.ts'
import { bannerCalls } from './handlers/banners.ts'
import { bonusCalls } from './handlers/bonuses.ts'
import { playerOf, type CallScope, type Handlers } from './call-scope.ts'
import { campaignCalls } from './handlers/campaigns.ts'
import { cashbackCalls } from './handlers/cashbacks.ts'
import { cashierCalls } from './handlers/cashier.ts'
import { competitionCalls } from './handlers/competitions.ts'
import { eventsCalls } from './handlers/events.ts'
import { gameHistoryCalls } from './handlers/game-history.ts'
import { gamesCalls } from './handlers/games.ts'
import { loyaltyCalls } from './handlers/loyalty.ts'
import { notificationCalls } from './handlers/notifications.ts'
import { identityCalls } from './handlers/identity.ts'
import { pushCalls } from './handlers/push.ts'
import { referralCalls } from './handlers/referral.ts'
import { metadataCalls } from './handlers/metadata.ts'
import { contactCalls } from './handlers/contacts.ts'
import { profileCalls } from './handlers/profile.ts'
import { responsibleCalls } from './handlers/responsible.ts'
import { sportsCalls } from './handlers/sports.ts'
import { storageCalls } from './handlers/storage.ts'
import { authenticatorHandlers } from './handlers/authenticator.ts'
import { passkeyHandlers } from './handlers/passkeys.ts'
import { sessionCalls } from './handlers/sessions.ts'
import { supportCalls } from './handlers/support.ts'
import type { WireParameters } from '../../schemas/api/read-parameters.ts'
import { parseParameters } from './parameters.ts'

const handlers: Handlers = {
  ...accountCalls,
  ...authCalls,
  ...bonusCalls,
  ...campaignCalls,
  ...cashbackCalls,
  ...cashierCalls,
  ...bannerCalls,
  ...competitionCalls,
  ...eventsCalls,
  ...gameHistoryCalls,
  ...gamesCalls,
  ...loyaltyCalls,
  ...notificationCalls,
  ...pushCalls,
  ...referralCalls,
  ...identityCalls,
  ...metadataCalls,
  ...supportCalls,
  ...sportsCalls,
  ...storageCalls,
  ...responsibleCalls,
  ...profileCalls,
  ...contactCalls,
  ...sessionCalls,
  ...authenticatorHandlers,
  ...passkeyHandlers,
}

export interface CallRequest {
  parameters: WireParameters
  /** Session token from the cookie. */
  session: string | undefined
  locale: Locale
  address: string
  userAgent?: string | undefined
  idempotencyKey: string | undefined
}

export interface CallResult<Name extends CallName> {
  answer: CallAnswer<Name>
  /** Session token to set; null clears it, undefined leaves it unchanged. */
  session?: string | null
}

/** Answers one call: resolves the session, checks permission and validates the parameters. Throws ApiError. */
export async function dispatch<Name extends CallName>(
  sandbox: SandboxContext,
  name: Name,
  request: CallRequest,
): Promise<CallResult<Name>> {
  const { locale, address, userAgent, idempotencyKey } = request
  const session =
    request.session === undefined
      ? undefined
      : await useSession(sandbox.database, hashToken(request.session), sandbox.now())
  await sandbox.controls.beforeCall(name, session?.player.id)
  let changes: { session?: string | null } = {}
  const scope: CallScope = {
    sandbox,
    session,
    locale,
    address,
    userAgent,
    idempotencyKey,
    setSession: (token) => (changes = { session: token }),
  }
  if (callContracts[name].access === 'player') playerOf(scope)
  const input = parseParameters(name, request.parameters)
  const device = request.parameters.get('device_session')
  if (device !== undefined) await recordDevice(sandbox, name, device)
  const answer = await handlers[name](input, scope)
  return { answer, ...changes }
}
