import { isGuest } from '../../schemas/api/entity-id.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { callContracts } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { UserPart } from '../../schemas/cms/accounts.ts'
import { authUser, wantedParts } from './auth-user.ts'
import type { InvitationCookie } from './invitation-cookie.ts'
import { queryText, readBody } from './request-fields.ts'
import type { Visitor, VisitorParts } from './visitor.ts'

/** Bytes of a login or registration, which carries the description of the device. */
const bodyLimit = 64 * 1024

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

const Credentials = Type.Object({
  identifier: text(100),
  password: text(128),
  two_factor_code: Type.Optional(Type.String()),
  device_session: callContracts['auth.login'].params.properties.device_session,
})
const Registration = Type.Partial(callContracts['auth.register'].params)
const Passkey = callContracts['auth.passkey'].params
const Forgotten = Type.Object({ email: text(100) })
/** `email` is the destination of the code: an e-mail address, or the phone number that the player logs in with. */
const Reset = Type.Object({
  email: text(100),
  code: text(100),
  password: text(128),
  passwordConfirmation: text(128),
})
const Change = Type.Object({
  currentPassword: text(128),
  password: text(128),
  passwordConfirmation: text(128),
})
const Confirmation = Type.Object({ email: text(100) })

function assertRepeated(given: { password: string; passwordConfirmation: string }): void {
  if (given.password !== given.passwordConfirmation)
    throw new ApiError('InvalidParameterException', 'The passwords differ', {
      passwordConfirmation: 'sameAs',
    })
}

export interface AccountRoutesParts extends Pick<VisitorParts, 'cookie'> {
  visitor: (request: FastifyRequest, reply: FastifyReply) => Visitor
  invitation: InvitationCookie
  /** Parts of the user to return if the request names none. */
  userParts: () => Promise<readonly UserPart[]>
}

/** `/cms/users/me` and `/cms/auth/*`. Players have accounts on the platform; these routes only translate. */
export function registerAccountRoutes(scope: FastifyInstance, parts: AccountRoutesParts): void {
  const { visitor, cookie, invitation, userParts } = parts

  async function currentUser(request: FastifyRequest, reply: FastifyReply) {
    const { call } = visitor(request, reply)
    const account = await call('account.getInfo', {})
    if (isGuest(account)) throw new ApiError('AuthorizationException', 'Nobody is logged in')
    const wanted = wantedParts(queryText(request.query, 'populate'), await userParts())
    const needsProfile = wanted.some((part) => part !== 'accountInfo')
    return authUser(account, wanted, needsProfile ? await call('account.getprofileinfo', {}) : undefined)
  }

  scope.get('/cms/users/me', async (request, reply) => {
    try {
      return await currentUser(request, reply)
    } catch (error) {
      // A token without an account is useless. Only the platform ends the session itself.
      if (cookie.read(request) !== undefined) cookie.clear(reply)
      throw error
    }
  })

  scope.post('/cms/auth/local', { bodyLimit }, async (request, reply) => {
    const { identifier: login, password, two_factor_code, device_session } = readBody(Credentials, request)
    return visitor(request, reply).enter('auth.login', {
      login,
      password,
      ...(two_factor_code !== undefined && { two_factor_code }),
      ...(device_session !== undefined && { device_session }),
    })
  })

  scope.post('/cms/auth/passkey', async (request, reply) =>
    visitor(request, reply).enter('auth.passkey', readBody(Passkey, request)),
  )

  scope.post('/cms/auth/local/register', { bodyLimit }, async (request, reply) => {
    const fields = await invitation.addTo(request, readBody(Registration, request))
    const answer = await visitor(request, reply).enter('auth.register', fields)
    // The messenger's user may have an account already: an account that is not complete yet has just been created.
    if (fields.is_tg !== true || !answer.account.is_registration_completed) invitation.forget(request, reply)
    return answer
  })

  scope.post('/cms/auth/forgot-password', async (request, reply) => {
    const { email } = readBody(Forgotten, request)
    await visitor(request, reply).call('auth.restore', { login: email })
    return { ok: true }
  })

  scope.post('/cms/auth/reset-password', async (request, reply) => {
    const given = readBody(Reset, request)
    assertRepeated(given)
    const { email: login, code, password } = given
    return visitor(request, reply).enter('auth.resetpassword', { login, code, password })
  })

  scope.post('/cms/auth/change-password', async (request, reply) => {
    const given = readBody(Change, request)
    assertRepeated(given)
    const { call, renew } = visitor(request, reply)
    const { currentPassword: password, password: new_password } = given
    await call('account.changepassword', { password, new_password })
    return renew()
  })

  scope.post('/cms/auth/send-email-confirmation', async (request, reply) => {
    const { email } = readBody(Confirmation, request)
    await visitor(request, reply).call('account.sendconfirmationtocontact', { contact: email })
    return { email, sent: true }
  })
}
