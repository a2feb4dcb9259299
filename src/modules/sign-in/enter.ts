import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { AuthAnswer } from '../../../schemas/cms/accounts.ts'
import { deviceSessionOf } from '../../lib/api/device-session.ts'
import { cms, type CmsQuery } from '../../lib/cms/cms-client.ts'
import { CmsError, platformErrorOf } from '../../lib/cms/cms-error.ts'

/** Converts an error of the content service, which passes on the platform's errors, to an ApiError. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof CmsError)) return error
  // No answer: the form displays that and keeps all typed values.
  if (error.cause !== undefined) return error.cause
  return platformErrorOf(error) ?? new ApiError('UnknownErrorException', error.message)
}

/** Sends account data to the content service. Throws ApiError or NetworkError. */
export const sendAccount = (path: string, data: object) => answerOf(cms.post(path, { data }))

async function answerOf(sent: Promise<unknown>): Promise<unknown> {
  try {
    return await sent
  } catch (error) {
    throw asApiError(error)
  }
}

function isAuthAnswer(body: unknown): body is AuthAnswer {
  return isRecord(body) && isRecord(body['account'])
}

function accountIn(answer: unknown): AccountInfo {
  if (isAuthAnswer(answer)) return answer.account
  throw new ApiError('UnknownErrorException', 'The login was answered without an account')
}

/** Calls of the platform that open a session, by the path of the content service that passes them on. */
const paths = {
  'auth.login': '/auth/local',
  'auth.register': '/auth/local/register',
  'auth.passkey': '/auth/passkey',
  'auth.resetpassword': '/auth/reset-password',
} as const

/** Opens a session, whose cookies come with the answer. Throws ApiError or NetworkError. */
export async function enter(call: keyof typeof paths, data: object): Promise<AccountInfo> {
  const device = await deviceSessionOf(call)
  return accountIn(await sendAccount(paths[call], { ...data, ...device }))
}

/** Opens a session with the token of a provider. Throws as `enter` does. */
export async function enterFromProvider(service: string, query: CmsQuery): Promise<AccountInfo> {
  return accountIn(await answerOf(cms.get(`/auth/${encodeURIComponent(service)}/callback`, { query })))
}
