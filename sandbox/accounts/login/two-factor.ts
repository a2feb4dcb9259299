import { ApiError } from '../../../schemas/api/errors.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { checkAuthenticator } from './authenticator.ts'
import { issueCode, resendTimeOf, useCode, type CodeRequest, type CodeResult } from './codes.ts'
import { confirmedContact } from '../contacts/contacts.ts'
import { reportChange } from '../contacts/report-change.ts'
import type { Player } from '../players.ts'

/** Messages by which the site recognizes these errors. */
const resultMessages = {
  invalid: 'two_factor_auth: code is invalid',
  expired: 'Time expired',
} as const satisfies Record<Exclude<CodeResult, 'right'>, string>

const tooSoon = (resendTime: number) => `Resend time is ${resendTime}`

async function requestOf(
  { database }: SandboxContext,
  player: Player,
  purpose: 'two-factor-login' | 'two-factor-switch',
): Promise<CodeRequest> {
  const confirmed = await confirmedContact(database, player)
  if (!confirmed)
    throw new ApiError('UserNeedConfirmContactException', 'Codes are sent to a confirmed contact only')
  return { player, purpose, contact: confirmed.contact }
}

/** Fails unless the code of the authenticator app was right. */
function assertRight(result: 'missing' | 'invalid' | 'right'): void {
  if (result === 'right') return
  const isMissing = result === 'missing'
  const message = isMissing ? 'two_factor_auth is enable' : resultMessages.invalid
  throw new ApiError('AuthorizationException', message, {
    two_factor_auth: isMissing ? 'required' : 'invalid',
    method: 'app',
  })
}

/**
 * Second login step, after a correct password. Without a code it sends one and fails; with the correct code
 * it returns. The code of an authenticator app takes the place of one by message.
 */
export async function assertSecondFactor(
  sandbox: SandboxContext,
  player: Player,
  code: string | undefined,
): Promise<void> {
  const app = await checkAuthenticator(sandbox, player, code)
  if (app !== undefined) return assertRight(app)
  if (player.two_factor_auth === 0) return
  const request = await requestOf(sandbox, player, 'two-factor-login')
  if (code === undefined) {
    const { isSent, resendTime } = await issueCode(sandbox, request)
    throw new ApiError('AuthorizationException', isSent ? 'two_factor_auth is enable' : tooSoon(resendTime), {
      two_factor_auth: 'required',
      resend_time: resendTime,
    })
  }
  const result = await useCode(sandbox, request, code, () => Promise.resolve())
  if (result !== 'right')
    throw new ApiError('AuthorizationException', resultMessages[result], {
      two_factor_auth: result,
      resend_time: await resendTimeOf(sandbox, request),
    })
}

/** Sends a code to switch the second factor on or off. Returns the seconds until another can be requested. */
export async function beginSwitch(sandbox: SandboxContext, player: Player): Promise<number> {
  const { isSent, resendTime } = await issueCode(
    sandbox,
    await requestOf(sandbox, player, 'two-factor-switch'),
  )
  if (!isSent)
    throw new ApiError('TooManyRequestsException', tooSoon(resendTime), {
      retry_after: resendTime,
      resend_time: resendTime,
    })
  return resendTime
}

/** Toggles the second factor with the code that was sent. */
export async function finishSwitch(sandbox: SandboxContext, player: Player, code: string): Promise<void> {
  const request = await requestOf(sandbox, player, 'two-factor-switch')
  const result = await useCode(sandbox, request, code, async (trx) => {
    await trx
      .updateTable('players')
      .set({ two_factor_auth: player.two_factor_auth === 1 ? 0 : 1 })
      .where('id', '=', player.id)
      .execute()
    await reportChange(sandbox, trx, { player, change: 'twoFactor' })
  })
  if (result !== 'right')
    throw new ApiError('InvalidParameterException', resultMessages[result], { code: result })
}
