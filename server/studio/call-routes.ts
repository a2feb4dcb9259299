import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Value from 'typebox/value'
import { accountCalls } from '../../schemas/studio/calls/account.ts'
import { studioCalls, type StudioCallName, type StudioParams } from '../../schemas/studio/calls.ts'
import type { StudioSession } from '../../schemas/studio/answers.ts'
import { isAuditAction } from '../../schemas/studio/audit-actions.ts'
import { backgroundHeader } from '../../schemas/studio/background.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { phrase } from '../../schemas/phrase.ts'
import { answerCall, assertRole, isCallerCall } from './answer-call.ts'
import type { CallerCallName } from './handlers.ts'
import { detailOf } from './audit/audit-detail.ts'
import { RecordedChanges } from './audit/recorded-changes.ts'
import { recordAudit, recordFailedSignIn } from './audit/audit.ts'
import { subjects } from './audit/audit-subjects.ts'
import { keptText } from './accounts/end-access.ts'
import { StudioCookie } from './accounts/studio-cookie.ts'
import { sendStudioError } from './send-studio-error.ts'
import { changePassword, closeSession, findCaller } from './accounts/sessions.ts'
import {
  beginSessionWithPasskey,
  openSession,
  openSessionWithPasskey,
  type SignInOrigin,
} from './accounts/sign-in.ts'
import type { Caller, StudioContext } from './studio-context.ts'

/** Many times the size of a form with several hundred fields or a page with a hundred blocks. */
const bodyLimit = 4 * 1024 * 1024

type OpenSession = (origin: SignInOrigin) => ReturnType<typeof openSession>

/** Answers are for the Studio's own pages and are stored nowhere. */
export const ownPagesOnly = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
} as const

interface CallRoute {
  Params: { call: string }
}

export interface CallRoutesOptions {
  publicUrl: string
  /** Whether the database can be used. */
  isReady?: () => boolean
}

/** Registers `POST /studio/api/{call}`. */
export function registerCallRoutes(app: FastifyInstance, context: StudioContext, options: CallRoutesOptions) {
  const cookie = new StudioCookie(options.publicUrl)

  const originOf = (request: FastifyRequest) => ({
    address: request.ip,
    browser: request.headers['user-agent'] ?? '',
  })

  function sessionOf(caller: Caller | null): StudioSession {
    if (caller) return { user: caller.user, ...(caller.mustSetUpFactor && { mustSetUpFactor: true }) }
    const { label, isRequired } = context.singleSignOn?.settings ?? {}
    if (label === undefined || isRequired === undefined) return { user: null }
    return { user: null, singleSignOn: { label, isRequired } }
  }

  /** Sets the cookie of a new session. A failure is recorded with the login that was tried, if there was one. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, login: string, open: OpenSession) {
    try {
      const { caller, token } = await open(originOf(request))
      cookie.set(reply, token)
      await recordAudit(context, { by: caller.user, action: 'session.open', subject: '' })
      return sessionOf(caller)
    } catch (error) {
      if (error instanceof StudioError && error.type !== 'SecondFactorNeeded')
        await recordFailedSignIn(context, { login, reason: error.type, address: request.ip })
      throw error
    }
  }

  async function signInWithPassword(request: FastifyRequest, reply: FastifyReply) {
    const credentials = checked('session.open', request.body ?? {})
    return signIn(request, reply, credentials.login, (origin) => openSession(context, credentials, origin))
  }

  async function signInWithPasskey(request: FastifyRequest, reply: FastifyReply) {
    const answer = checked('session.openWithPasskey', request.body ?? {})
    return signIn(request, reply, '', (origin) => openSessionWithPasskey(context, answer, origin))
  }

  async function signOut(caller: Caller, reply: FastifyReply) {
    await closeSession(context, caller)
    cookie.set(reply, null)
    await recordAudit(context, { by: caller.user, action: 'session.close', subject: '' })
    const endSessionUrl = caller.isSingleSignOn ? context.singleSignOn?.endSessionUrl() : null
    return { ...sessionOf(null), ...(endSessionUrl && { endSessionUrl }) }
  }

  async function renewPassword(caller: Caller, request: FastifyRequest, reply: FastifyReply) {
    const params = checked('session.changePassword', request.body ?? {})
    const token = await changePassword(context, caller, params)
    cookie.set(reply, token)
    const subject = keptText(params.keep).trim()
    await recordAudit(context, { by: caller.user, action: 'session.changePassword', subject })
    return sessionOf(await findCaller(context, token))
  }

  async function run<Name extends CallerCallName>(name: Name, caller: Caller, params: unknown) {
    if (caller.mustSetUpFactor && !Object.hasOwn(accountCalls, name))
      throw new StudioError('SecondFactorRequired', phrase`Set up a second factor first`)
    // Before the parameters are read.
    assertRole(caller, name)
    const read = checked(name, params)
    const changes = new RecordedChanges()
    const result = await answerCall({ ...context, changes }, name, caller, read)
    const subject = subjects[name]?.(read, result)
    if (subject !== undefined && isAuditAction(name))
      await recordAudit(context, {
        by: caller.user,
        action: name,
        subject,
        detail: detailOf(read, result, changes),
      })
    return result
  }

  const findSender = (request: FastifyRequest) =>
    findCaller(context, cookie.read(request), request.headers[backgroundHeader] === undefined)

  void app.register((calls, _options, done) => {
    const callers = new WeakMap<FastifyRequest, Caller>()
    calls.addHook('onRequest', (_request, reply, done) => {
      reply.headers(ownPagesOnly)
      if (options.isReady?.() === false)
        throw new StudioError('Unavailable', phrase`The database of the Studio cannot be used`)
      done()
    })
    calls.setErrorHandler((error, request, reply) =>
      sendStudioError(reply, error, callers.get(request)?.user),
    )

    calls.post('/studio/api/session.get', async (request) => ({
      data: sessionOf(await findSender(request)),
    }))
    calls.post('/studio/api/session.open', async (request, reply) => ({
      data: await signInWithPassword(request, reply),
    }))
    calls.post('/studio/api/session.beginWithPasskey', async (request) => ({
      data: await beginSessionWithPasskey(context, originOf(request)),
    }))
    calls.post('/studio/api/session.openWithPasskey', async (request, reply) => ({
      data: await signInWithPasskey(request, reply),
    }))

    // All other calls know their caller before they read a body of several megabytes.
    const onRequest = async (request: FastifyRequest) => {
      const caller = await findSender(request)
      if (!caller) throw new StudioError('NotSignedIn', phrase`Sign in first`)
      callers.set(request, caller)
    }
    const callerOf = (request: FastifyRequest) => {
      const caller = callers.get(request)
      if (!caller) throw new StudioError('NotSignedIn', phrase`Sign in first`)
      return caller
    }
    calls.post('/studio/api/session.close', { onRequest }, async (request, reply) => ({
      data: await signOut(callerOf(request), reply),
    }))
    calls.post('/studio/api/session.changePassword', { onRequest }, async (request, reply) => ({
      data: await renewPassword(callerOf(request), request, reply),
    }))
    calls.post<CallRoute>('/studio/api/:call', { bodyLimit, onRequest }, async (request) => {
      const { call } = request.params
      if (!isCallerCall(call)) throw new StudioError('UnknownCall', phrase`There is no call "${call}"`)
      return { data: await run(call, callerOf(request), request.body ?? {}) }
    })
    done()
  })
}

function areParamsOf<Name extends StudioCallName>(name: Name, value: unknown): value is StudioParams<Name> {
  return Value.Check(studioCalls[name].params, value)
}

function checked<Name extends StudioCallName>(name: Name, value: unknown): StudioParams<Name> {
  if (areParamsOf(name, value)) return value
  const [fault] = Value.Errors(studioCalls[name].params, value)
  const path = fault?.instancePath ?? ''
  throw new StudioError(
    'InvalidParameters',
    path === ''
      ? phrase`The parameters of the call are wrong: ${fault?.message ?? ''}`
      : phrase`${path} is wrong: ${fault?.message ?? ''}`,
    { path },
  )
}
