import type { FastifyBaseLogger } from 'fastify'
import { callContracts, callNames, type CallInput, type CallName } from '../../../schemas/api/calls.ts'
import { ApiError, isApiErrorType } from '../../../schemas/api/errors.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { parameterReader, type WireParameters } from '../../../schemas/api/read-parameters.ts'
import type {
  OutgoingRequest,
  PlatformAdapter,
  PlatformLine,
  PlatformRequest,
  Visit,
} from '../../contracts/adapter.ts'
import type { LinkRequest, UpstreamAnswer } from '../upstream.ts'

/** An error of the contract. An adapter is compiled on its own, so that its errors are not instances of this class. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (!(error instanceof Error) || error.name !== 'ApiError') return undefined
  const { type, data, message }: Error & { type?: unknown; data?: unknown } = error
  return isApiErrorType(type) ? new ApiError(type, message, isRecord(data) ? { ...data } : {}) : undefined
}

/** What a signature is made of. */
export const outgoing = ({ method, path, body = '' }: LinkRequest): OutgoingRequest => ({
  method,
  path,
  body: body.toString(),
})

/** A value that a cookie can have. */
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,3800}$/

export interface LineOptions {
  /** As it is now: the session changes when the adapter opens one. */
  visit: () => Visit
  ask: (request: LinkRequest) => Promise<UpstreamAnswer>
  read: (answer: UpstreamAnswer) => unknown
  /** An empty value ends the session. */
  setSession: (value: string, maxAgeSeconds?: number) => void
}

function linkRequest({ method, path, headers = {}, json, form }: PlatformRequest): LinkRequest {
  const body = json !== undefined ? JSON.stringify(json) : form && new URLSearchParams({ ...form }).toString()
  const type = json !== undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    path,
    body,
    headers: {
      accept: 'application/json',
      // Not that of the browser's own request.
      'content-type': body === undefined ? undefined : type,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  }
}

/** How one mapped call reaches the platform. */
export function createLine({ visit, ask, read, setSession }: LineOptions): PlatformLine {
  return {
    ...visit(),
    get session() {
      return visit().session
    },
    send: async (request) => read(await ask(linkRequest(request))),
    openSession(value, { maxAgeSeconds } = {}) {
      if (!cookieValue.test(value)) throw new RangeError('A session has 1 to 3800 characters of a cookie')
      setSession(value, maxAgeSeconds)
    },
    endSession: () => setSession('', 0),
  }
}

const readers = new Map(callNames.map((name) => [name, parameterReader(callContracts[name].params)]))

function isInput<Name extends CallName>(
  _name: Name,
  value: unknown,
  rejected: ApiError | undefined,
): value is CallInput<Name> {
  return rejected === undefined && isRecord(value)
}

/** The parameters of a call as an adapter gets them. Throws ApiError for invalid ones. */
export function inputOf<Name extends CallName>(name: Name, wire: WireParameters): CallInput<Name> {
  const read = readers.get(name)
  if (!read) throw new RangeError(`no call ${name}`)
  const { input, rejected } = read(wire)
  if (isInput(name, input, rejected)) return input
  throw rejected ?? new RangeError(`no input of ${name}`)
}

/** Runs what the adapter has for a call. Throws ApiError: a failure of the adapter itself is an unknown error. */
export async function runMapped<Name extends CallName>(
  adapter: PlatformAdapter,
  name: Name,
  input: CallInput<Name>,
  line: PlatformLine,
  log: FastifyBaseLogger,
): Promise<unknown> {
  try {
    const own = adapter.calls?.[name]
    if (own) return await own(input, line)
    return await adapter.otherCalls?.(name, { ...input }, line)
  } catch (error) {
    const known = apiErrorOf(error)
    if (known) throw known
    log.error({ err: error, call: name }, 'the adapter failed')
    throw new ApiError('UnknownErrorException', 'The adapter of the platform failed')
  }
}
