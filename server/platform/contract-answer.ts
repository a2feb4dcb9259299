import { ApiError, isApiErrorType, type ApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { UpstreamAnswer } from './upstream.ts'

/**
 * Error types for answers without an error of the contract: of a gateway in front of the platform, of a web server that
 * does not know the path, or of a platform with types of its own. Other statuses below 500 refuse the call.
 */
const typesByStatus: Readonly<Record<number, ApiErrorType>> = {
  401: 'AuthorizationException',
  403: 'AccessDeniedException',
  404: 'MethodNotFoundException',
  408: 'ApplicationUnavailableException',
  429: 'TooManyRequestsException',
  501: 'MethodNotFoundException',
  502: 'ApplicationUnavailableException',
  503: 'ApplicationUnavailableException',
  504: 'ApplicationUnavailableException',
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** These types have a reaction of their own, whatever their status: a login, or the maintenance page. */
const statusIsFixed: ReadonlySet<ApiErrorType> = new Set<ApiErrorType>([
  'AuthorizationException',
  'ApplicationDisabledException',
  'ApplicationUnavailableException',
])

/** Statuses follow from types, except that 403 stays 403: the site then shows the forbidden page. */
function apiErrorOf(error: unknown, answered: number): ApiError | undefined {
  if (!isRecord(error) || !isApiErrorType(error['type'])) return undefined
  const { type, message, error_data: data } = error
  const status = answered === 403 && !statusIsFixed.has(type) ? 403 : undefined
  return new ApiError(type, typeof message === 'string' ? message : '', isRecord(data) ? data : {}, status)
}

function typeOf(status: number): ApiErrorType {
  const isRejected = status >= 400 && status < 500
  return typesByStatus[status] ?? (isRejected ? 'InvalidParameterException' : 'UnknownErrorException')
}

/** The reason that a platform gives for a refusal. Those of failures are for its developers. */
function reasonIn(error: unknown, status: number): string | undefined {
  return isRecord(error) && typeof error['message'] === 'string' && status < 500
    ? error['message']
    : undefined
}

/** The platform's answer does not follow the contract. */
export class ForeignAnswer extends ApiError {
  constructor(
    readonly answered: number,
    error?: unknown,
    /** Why it could not be read. */
    cause?: unknown,
  ) {
    super(
      typeOf(answered),
      reasonIn(error, answered) ?? 'The platform gave no answer of its contract',
      {},
      answered === 413 ? 413 : undefined,
    )
    if (cause !== undefined) this.cause = cause
  }
}

/** The data of an answer. Throws the ApiError that the answer contains or its status implies. */
export function dataOf({ status, headers, body }: UpstreamAnswer): unknown {
  const encoding = headers['content-encoding'] ?? 'identity'
  const content = encoding === 'identity' ? parse(body) : undefined
  if (!isRecord(content)) throw new ForeignAnswer(status)
  if ('error' in content)
    throw apiErrorOf(content['error'], status) ?? new ForeignAnswer(status, content['error'])
  if ('data' in content && status >= 200 && status < 300) return content['data']
  throw new ForeignAnswer(status)
}
