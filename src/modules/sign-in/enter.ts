import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { ApiError, isApiErrorType } from '../../../schemas/api/errors.ts'
import type { AuthAnswer } from '../../../schemas/cms/accounts.ts'
import { cms, type CmsQuery } from '../../lib/cms/cms-client.ts'
import { CmsError } from '../../lib/cms/cms-error.ts'

/** A refusal of the content service as the rest of the site knows refusals: it hands on the platform's. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof CmsError)) return error
  // No answer came: the form says so, and nothing that was typed is lost.
  if (error.cause !== undefined) return error.cause
  const { error: refusal } = error.body
  if (!isRecord(refusal) || !isApiErrorType(refusal['name']))
    return new ApiError('UnknownErrorException', error.message)
  const { name, details } = refusal
  return new ApiError(name, error.message, isRecord(details) ? details : {})
}

/** Sends something about accounts to the content service. Throws ApiError or NetworkError. */
export async function sendAccount(path: string, data: object): Promise<unknown> {
  try {
    return await cms.post(path, { data })
  } catch (error) {
    throw asRefusal(error)
  }
}

function isAuthAnswer(body: unknown): body is AuthAnswer {
  return isRecord(body) && isRecord(body['account'])
}

function accountIn(answer: unknown): AccountInfo {
  if (isAuthAnswer(answer)) return answer.account
  throw new ApiError('UnknownErrorException', 'The login was answered without an account')
}

/** Opens a session: the answer sets its cookies. Throws ApiError or NetworkError. */
export async function enter(path: string, data: object): Promise<AccountInfo> {
  return accountIn(await sendAccount(path, data))
}

/** Opens a session by what another service has handed out. */
export async function enterByCallback(path: string, query: CmsQuery): Promise<AccountInfo> {
  try {
    return accountIn(await cms.get(path, { query }))
  } catch (error) {
    throw asRefusal(error)
  }
}
