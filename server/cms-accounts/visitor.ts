import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallAnswer, CallName, CallParams } from '../../schemas/api/calls.ts'
import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { AuthAnswer } from '../../schemas/cms/accounts.ts'
import { readCookie } from '../http/cookies.ts'
import type { Platform } from '../platform/platform.ts'
import { authUser } from './auth-user.ts'
import type { JwtCookie } from './jwt-cookie.ts'
import type { Tokens } from './jwt.ts'
import { localeOf } from './request-fields.ts'

export interface VisitorParts {
  platform: Platform
  tokens: Tokens
  cookie: JwtCookie
  /** Name of the cookie that holds the platform's session. */
  sessionCookie: string
}

/** Whoever sends a request of the content service, and what the platform does for him. */
export interface Visitor {
  /** Calls the platform with the visitor's session; the browser gets what cookies the call sets. */
  call: <Name extends CallName>(name: Name, params: CallParams<Name>) => Promise<CallAnswer<Name>>
  /** The same with a call that opens a session: the token of it goes into a cookie. */
  enter: <Name extends EnteringCall>(name: Name, params: CallParams<Name>) => Promise<AuthAnswer>
  /** The token of the session that there is, anew. */
  renew: () => Promise<AuthAnswer>
}

/** Calls that open a session and answer whose it is. */
type EnteringCall = 'auth.login' | 'auth.register' | 'auth.resetpassword' | 'auth.callback'

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The session of a bearer token, for programs; browsers have theirs in a cookie. */
function bornSession({ headers }: FastifyRequest, tokens: Tokens): string | undefined {
  if (headers.authorization === undefined) return undefined
  const content = tokens.read(bearerPattern.exec(headers.authorization)?.[1] ?? '')
  if (!content) throw new ApiError('AuthorizationException', 'The token is not good')
  return content.session
}

export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, tokens, cookie, sessionCookie }: VisitorParts,
): Visitor {
  const born = bornSession(request, tokens)
  const headers =
    born === undefined ? request.headers : { ...request.headers, cookie: `${sessionCookie}=${born}` }
  let session: string | null | undefined = readCookie(headers.cookie, sessionCookie)

  async function call<Name extends CallName>(name: Name, params: CallParams<Name>) {
    const asked = { headers, ip: request.ip, locale: localeOf(request) }
    const answer = await platform.callFor(name, params, asked)
    for (const value of answer.cookies) reply.header('set-cookie', value)
    if (answer.session !== undefined) session = answer.session
    return answer.data
  }

  function welcome(account: AccountInfo): AuthAnswer {
    if (!session || account.uid === 0) throw new ApiError('AuthorizationException', 'Nobody is logged in')
    cookie.keep(reply, tokens.issue({ uid: account.uid, session }))
    return { jwt: true, user: authUser(account), account }
  }

  return {
    call,
    enter: async (name, params) => welcome(await call(name, params)),
    renew: async () => welcome(await call('account.getInfo', {})),
  }
}
