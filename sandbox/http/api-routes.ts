import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { acceptsMethod, methodOf } from '../../schemas/api/methods.ts'
import { dispatch } from '../calls/dispatcher.ts'
import { isCallName } from '../../schemas/api/calls.ts'
import { parseCommonParameters } from '../calls/parameters.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { answerError, asApiError } from './answer-error.ts'
import { acceptForms, readForm, readQuery } from './form-data.ts'
import type { SessionCookie } from './session-cookie.ts'

/** `auth.login` of `/api/auth/login?v=2.34`. */
function callName({ url }: FastifyRequest): string {
  const path = url.split('?')[0] ?? ''
  return path.slice('/api/'.length).replace('/', '.')
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** `/api/{group}/{method}`: parses a request, dispatches it and wraps the answer. */
export function registerApi(scope: FastifyInstance, sandbox: SandboxContext, cookie: SessionCookie): void {
  acceptForms(scope)
  scope.setErrorHandler((error, _request, reply) => answerError(reply, asApiError(error, sandbox)))
  scope.all('/api/*', async (request, reply) => {
    const name = callName(request)
    if (!isCallName(name)) throw new ApiError('MethodNotFoundException', 'There is no such call')
    const { method } = request
    if (!acceptsMethod(name, method))
      throw new ApiError('InvalidRequestException', `This call asks for ${methodOf(name)}`)
    const query = readQuery(request)
    const { locale } = parseCommonParameters(query)
    const { answer, session } = await dispatch(sandbox, name, {
      parameters: method === 'GET' ? query : await readForm(request),
      session: cookie.read(request.headers.cookie),
      locale,
      address: request.ip,
      userAgent: request.headers['user-agent'],
      idempotencyKey: idempotencyKeyOf(request),
    })
    if (session !== undefined) reply.header('set-cookie', cookie.write(session))
    return reply.header('cache-control', 'no-store').send({ data: answer })
  })
}
