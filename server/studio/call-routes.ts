import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Value from 'typebox/value'
import {
  isStudioCall,
  studioCalls,
  type StudioCallName,
  type StudioParams,
} from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { roleAllows } from '../../schemas/studio/roles.ts'
import { readCookie } from '../http/cookies.ts'
import { isCrossSite } from '../http/origin-check.ts'
import { handlers, subjects, type CallerCallName } from './answer-call.ts'
import { recordAudit } from './audit.ts'
import { sendStudioError } from './send-studio-error.ts'
import { closeSession, findCaller, openSession, sessionTtlMs } from './sessions.ts'
import type { Caller, StudioContext } from './studio-context.ts'

/** Many times the size of a form with several hundred fields or a page with a hundred blocks. */
const bodyLimit = 4 * 1024 * 1024

export interface CallRoutesOptions {
  publicUrl: string
}

export const studioCookie = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Secure-marquee_studio' : 'marquee_studio'

/** Registers `POST /studio/api/{call}`. */
export function registerCallRoutes(app: FastifyInstance, context: StudioContext, options: CallRoutesOptions) {
  const cookieName = studioCookie(options.publicUrl)
  const attributes = `Path=/studio; HttpOnly; SameSite=Strict${options.publicUrl.startsWith('https:') ? '; Secure' : ''}`

  function setSession(reply: FastifyReply, token: string | null) {
    const life = token === null ? 0 : sessionTtlMs / 1000
    reply.header('set-cookie', `${cookieName}=${token ?? ''}; Max-Age=${life}; ${attributes}`)
  }

  async function answer(
    name: StudioCallName,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const caller = await findCaller(context, readCookie(request.headers.cookie, cookieName))
    const params: unknown = request.body ?? {}
    if (name === 'session.get') return { user: caller?.user ?? null }
    if (name === 'session.open') {
      const credentials = checked(name, params)
      try {
        const { user, token } = await openSession(context, credentials, request.ip)
        setSession(reply, token)
        await recordAudit(context, { by: user.name, action: name, subject: '' })
        return { user }
      } catch (error) {
        if (error instanceof StudioError)
          await recordAudit(context, {
            by: credentials.login,
            action: 'session.refused',
            subject: error.type,
          })
        throw error
      }
    }
    if (!caller) throw new StudioError('NotSignedIn', 'Sign in first')
    if (name === 'session.close') {
      await closeSession(context, caller)
      setSession(reply, null)
      return { user: null }
    }
    const { role } = studioCalls[name]
    if (!roleAllows(caller.user.role, role))
      throw new StudioError('NotAllowed', `This is for the role ${role}`)
    return run(name, caller, params)
  }

  async function run<Name extends CallerCallName>(name: Name, caller: Caller, params: unknown) {
    const read = checked(name, params)
    const result = await handlers[name](context, caller, read)
    const subject = subjects[name]?.(read)
    if (subject !== undefined) await recordAudit(context, { by: caller.user.name, action: name, subject })
    return result
  }

  app.post<{ Params: { call: string } }>('/studio/api/:call', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { call } = request.params
    try {
      if (isCrossSite(request, options.publicUrl))
        throw new StudioError('NotAllowed', 'The call comes from another site')
      if (!isStudioCall(call)) throw new StudioError('UnknownCall', `There is no call "${call}"`)
      return { data: await answer(call, request, reply) }
    } catch (error) {
      return sendStudioError(reply, error)
    }
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
    `${path === '' ? 'The parameters' : path} ${fault?.message ?? 'are wrong'}`,
    { path },
  )
}
