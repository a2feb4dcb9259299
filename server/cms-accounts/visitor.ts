import { isGuest } from '../../schemas/api/entity-id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallAnswer, CallName, CallParams } from '../../schemas/api/calls.ts'
import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import { ApiError, isAccountDeleted } from '../../schemas/api/errors.ts'
import type { AuthAnswer } from '../../schemas/cms/accounts.ts'
import type { PasswordLength } from '../../schemas/password-length.ts'
import { isFramedCall } from '../http/framed-cookies.ts'
import { readCookie, removalOf } from '../http/cookies.ts'
import { callerOf, type Caller, type Platform } from '../platform/index.ts'
import { assertPasswordLength, setsPassword } from '../lib/password-length.ts'
import { authUser } from './auth-user.ts'
import type { JwtCookie } from './jwt-cookie.ts'
import type { Tokens } from './jwt.ts'
import { localeOf } from './request-fields.ts'

export interface VisitorParts {
  platform: Platform
  /** Of new passwords. */
  passwordLength: () => Promise<PasswordLength>
  tokens: Tokens
  cookie: JwtCookie
  /** Name of the cookie with the platform's session. */
  sessionCookie: string
}

/** The sender of a request to the content service, with calls of the platform in their name. */
export interface Visitor {
  /** Calls the platform with the visitor's session, and passes on the cookies that it sets. Throws ApiError. */
  call: <Name extends CallName>(name: Name, params: CallParams<Name>) => Promise<CallAnswer<Name>>
  /** Like `call`, for calls that open a session: sets the cookie with its token. Throws ApiError. */
  enter: <Name extends EnteringCall>(name: Name, params: CallParams<Name>) => Promise<AuthAnswer>
  /** Issues another token for the current session. Throws ApiError. */
  renew: () => Promise<AuthAnswer>
}

/** Calls that open a session and return its account. */
type EnteringCall = 'auth.login' | 'auth.register' | 'auth.resetpassword' | 'auth.callback' | 'auth.passkey'

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** Milliseconds: players wait longer for the answer to their own action than for a page. */
const timeoutMs = 15_000

/** The sender, with the session of a bearer token, which programs send; browsers send the session as a cookie. */
async function callerIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, sessionCookie }: VisitorParts,
): Promise<Caller> {
  const { headers, ip } = request
  if (headers.authorization === undefined) return callerOf(request, reply)
  const content = await tokens.read(bearerPattern.exec(headers.authorization)?.[1] ?? '')
  if (!content) throw new ApiError('AuthorizationException', 'The token is invalid')
  return callerOf({ headers: { ...headers, cookie: `${sessionCookie}=${content.session}` }, ip }, reply)
}

export function visitorOf(request: FastifyRequest, reply: FastifyReply, parts: VisitorParts): Visitor {
  const { platform, passwordLength, tokens, cookie, sessionCookie } = parts
  let caller: Caller | undefined

  async function call<Name extends CallName>(name: Name, params: CallParams<Name>) {
    caller ??= await callerIn(request, reply, parts)
    if (setsPassword(name)) assertPasswordLength(name, params, await passwordLength())
    const context = { caller, locale: localeOf(request), isFramed: isFramedCall(request.url), timeoutMs }
    return platform.call(name, params, context).catch((error: unknown) => {
      if (isAccountDeleted(error)) reply.header('set-cookie', removalOf(sessionCookie))
      throw error
    })
  }

  async function welcome(account: AccountInfo): Promise<AuthAnswer> {
    const session = readCookie(caller?.headers.cookie, sessionCookie)
    if (session === undefined || isGuest(account))
      throw new ApiError('AuthorizationException', 'Nobody is logged in')
    cookie.set(reply, await tokens.issue({ uid: String(account.uid), session }))
    return { jwt: true, user: authUser(account), account }
  }

  return {
    call,
    enter: async (name, params) => welcome(await call(name, params)),
    renew: async () => welcome(await call('account.getInfo', {})),
  }
}
