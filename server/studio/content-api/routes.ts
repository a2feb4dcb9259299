import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Value from 'typebox/value'
import { ContentApiError } from '../../../schemas/content-api/errors.ts'
import {
  contentApiPath,
  contentOperation,
  contentOperationNames,
  contentOperations,
  maxFileBytes,
  sendsJson,
  type ContentAnswer,
  type ContentInput,
  type ContentOperationName,
} from '../../../schemas/content-api/operations.ts'
import { scopeRoles } from '../../../schemas/content-api/scopes.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { exportLimits } from '../../../schemas/content-api/transfer.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { networkOf } from '../../lib/network-of.ts'
import { RateLimit } from '../../lib/rate-limit.ts'
import { findTokenCaller, type TokenCaller } from '../accounts/tokens.ts'
import { detailOf } from '../audit/audit-detail.ts'
import { RecordedChanges } from '../audit/recorded-changes.ts'
import { recordAudit } from '../audit/audit.ts'
import { hashToken, type StudioContext } from '../studio-context.ts'
import { auditEntryOf, waitsForOthers } from './audit-entry.ts'
import { operations } from './operations.ts'
import { sendContentError } from './send-error.ts'

/** As for the calls of the Studio. */
const bodyLimit = 4 * 1024 * 1024
const minute = 60_000
/** Requests per minute of a token, and of an address whose tokens are rejected. */
export const requestsPerMinute = 300
const rejectionsPerMinute = 30

interface ContentApiOptions {
  /** Whether the database can be used. */
  isReady: () => boolean
}

/** Registers the content API for access tokens. The contracts decide about path, method, scope and input. */
export function registerTokenApi(
  app: FastifyInstance,
  context: StudioContext,
  { isReady }: ContentApiOptions,
) {
  const { now } = context
  const requests = new RateLimit({ limit: requestsPerMinute, windowMs: minute, now })
  const rejections = new RateLimit({ limit: rejectionsPerMinute, windowMs: minute, now })
  const callers = new WeakMap<FastifyRequest, TokenCaller>()

  async function findCaller(request: FastifyRequest): Promise<TokenCaller> {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined)
      throw new ContentApiError('TokenMissing', 'Send an access token: Authorization: Bearer …')
    // Before the database is asked.
    assertAllowed(rejections.check(networkOf(request.ip)))
    assertAllowed(requests.take(hashToken(token)))
    try {
      return await findTokenCaller(context, token)
    } catch (error) {
      if (!(error instanceof ContentApiError)) throw error
      assertAllowed(rejections.take(networkOf(request.ip)))
      request.log.warn(
        { type: error.type, route: request.routeOptions.url, ip: request.ip },
        'a request of the content API was rejected',
      )
      throw error
    }
  }

  void app.register(
    (api, _options, done) => {
      api.setErrorHandler((error, _request, reply) => sendContentError(reply, error))
      api.addHook('onRequest', (_request, reply, next) => {
        reply.headers({ 'cache-control': 'no-store', 'x-content-version': context.gateway.contentVersion })
        next(isReady() ? undefined : new ContentApiError('Unavailable', 'The database cannot be used'))
      })
      // A client that asks again learns at little cost that nothing has changed.
      api.addHook('onSend', (request, reply, payload, next) => {
        if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string')
          return next(null, payload)
        const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
        reply.headers({ 'cache-control': 'private, no-cache', etag })
        if (request.headers['if-none-match']?.includes(etag) !== true) return next(null, payload)
        reply.code(304)
        return next(null, '')
      })
      api.addContentTypeParser(
        'application/octet-stream',
        // Each operation has a limit of its own, too.
        { parseAs: 'buffer', bodyLimit: exportLimits.bytes },
        (_request, body, parsed) => parsed(null, body),
      )
      for (const name of contentOperationNames) {
        const operation = contentOperation(name)
        const { method, path, scope, sendsFile } = operation
        api.route({
          method,
          url: path.replace(/\{(\w+)\}/g, ':$1'),
          bodyLimit: sendsFile ? maxFileBytes(operation) : bodyLimit,
          // Before a body of several megabytes is read.
          onRequest: async (request) => {
            const caller = await findCaller(request)
            if (!caller.token.scopes.includes(scope))
              throw new ContentApiError('ScopeMissing', `The token lacks the scope ${scope}`, { scope })
            if (!roleAllows(caller.user.role, scopeRoles[scope]))
              throw new ContentApiError(
                'NotAllowed',
                `The scope ${scope} is for the role ${scopeRoles[scope]}`,
              )
            callers.set(request, caller)
          },
          handler: async (request, reply) => {
            const caller = callers.get(request)
            if (!caller) throw new ContentApiError('TokenMissing', 'Send an access token')
            const answer = await run(context, name, caller, request)
            if (answer instanceof Blob)
              return reply.type('application/zip').send(Buffer.from(await answer.arrayBuffer()))
            return { data: answer }
          },
        })
      }
      done()
    },
    { prefix: contentApiPath },
  )
}

function assertAllowed(retryAfter: number | null): void {
  if (retryAfter !== null)
    throw new ContentApiError('TooManyRequests', `Too many requests, try again in ${retryAfter} s`, {
      retryAfter,
    })
}

async function run<Name extends ContentOperationName>(
  context: StudioContext,
  name: Name,
  caller: TokenCaller,
  request: FastifyRequest,
): Promise<ContentAnswer<Name>> {
  const input = readInput(name, request)
  const file = Buffer.isBuffer(request.body) ? request.body : undefined
  const changes = new RecordedChanges()
  const record = async (answer: unknown) => {
    const entry = auditEntryOf(name, input, answer)
    if (entry)
      await recordAudit(context, {
        by: caller.user,
        ...entry,
        token: caller.token,
        detail: detailOf(input, answer, changes),
      })
  }
  try {
    const answer = await operations[name]({ ...context, changes }, caller, input, file)
    await record(answer)
    return answer
  } catch (error) {
    // The Studio, too, records publications that its checks reject.
    if (error instanceof ContentApiError && error.type === 'NotPublished') {
      if (name !== 'documents.remove' || !waitsForOthers(error)) await record(undefined)
    }
    throw error
  }
}

function isInputOf<Name extends ContentOperationName>(
  name: Name,
  value: unknown,
): value is ContentInput<Name> {
  return Value.Check(contentOperations[name].input, value)
}

/** Input of an operation from path, query and body. Throws InvalidParameters. */
function readInput<Name extends ContentOperationName>(
  name: Name,
  { params, query, body }: FastifyRequest,
): ContentInput<Name> {
  const operation = contentOperation(name)
  const isJson = sendsJson(operation)
  if (isJson && !isRecord(body))
    throw new ContentApiError('InvalidParameters', 'The body must be a JSON object', { path: '' })
  const sent = { ...fieldsOf(isJson ? body : query), ...fieldsOf(params) }
  // Numbers of a query and a path are text.
  const input: unknown = isJson
    ? { ...sent, ...fieldsOf(Value.Convert(operation.input, fieldsOf(params))) }
    : Value.Convert(operation.input, sent)
  if (isInputOf(name, input)) return input
  const known = Object.keys(operation.input.properties)
  const unknown = Object.keys(sent).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new ContentApiError(
      'InvalidParameters',
      `There is no parameter ${unknown.join(', ')} here, only ${known.join(', ') || 'none'}`,
      { path: `/${unknown[0]}` },
    )
  const [fault] = Value.Errors(operation.input, input)
  const path = fault?.instancePath ?? ''
  throw new ContentApiError('InvalidParameters', `${path || 'The input'} is wrong: ${fault?.message ?? ''}`, {
    path,
  })
}

const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
