import { ApiError, isApiErrorType, type ApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { UpstreamAnswer } from './upstream.ts'

/**
 * Error types for answers without an error of the contract, sent by a gateway in front of the platform or by a
 * web server that does not know the path.
 */
const typesByStatus: Readonly<Record<number, ApiErrorType>> = {
  400: 'InvalidRequestException',
  403: 'AccessDeniedException',
  404: 'MethodNotFoundException',
  405: 'InvalidRequestException',
  413: 'InvalidRequestException',
  414: 'InvalidRequestException',
  429: 'TooManyRequestsException',
  431: 'InvalidRequestException',
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

/** The platform's answer does not follow the contract. */
export class ForeignAnswer extends ApiError {
  constructor(readonly answered: number) {
    super(
      typesByStatus[answered] ?? 'UnknownErrorException',
      'The platform gave no answer of its contract',
      {},
      answered === 413 ? 413 : undefined,
    )
  }
}

/** The data of an answer. Throws the ApiError that the answer contains or its status implies. */
export function dataOf({ status, headers, body }: UpstreamAnswer): unknown {
  const encoding = headers['content-encoding'] ?? 'identity'
  const content = encoding === 'identity' ? parse(body) : undefined
  if (!isRecord(content)) throw new ForeignAnswer(status)
  if ('error' in content) throw apiErrorOf(content['error'], status) ?? new ForeignAnswer(status)
  if ('data' in content && status >= 200 && status < 300) return content['data']
  throw new ForeignAnswer(status)
}
