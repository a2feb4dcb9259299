import { ApiError, isApiErrorType, type ApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { UpstreamAnswer } from './upstream.ts'

/**
 * What an answer without an error of the contract stands for: a gateway in front of the platform, or a
 * web server that knows no such path. A 403 among them is not passed on as one: the site takes it for fatal.
 */
const typesByStatus: Readonly<Record<number, ApiErrorType>> = {
  400: 'InvalidRequestException',
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

function refusalOf(error: unknown): ApiError | undefined {
  if (!isRecord(error) || !isApiErrorType(error['type'])) return undefined
  const { type, message, error_data: data } = error
  return new ApiError(type, typeof message === 'string' ? message : '', isRecord(data) ? data : {})
}

/** The platform's answer is none of the contract. */
export class ForeignAnswer extends ApiError {
  constructor(readonly answered: number) {
    super(typesByStatus[answered] ?? 'UnknownErrorException', 'The platform gave no answer of its contract')
  }
}

/** The data of an answer. Throws the ApiError that it bears, or the one that it stands for. */
export function dataOf({ status, headers, body }: UpstreamAnswer): unknown {
  const encoding = headers['content-encoding'] ?? 'identity'
  const content = encoding === 'identity' ? parse(body) : undefined
  if (!isRecord(content)) throw new ForeignAnswer(status)
  if ('error' in content) throw refusalOf(content['error']) ?? new ForeignAnswer(status)
  if ('data' in content && status >= 200 && status < 300) return content['data']
  throw new ForeignAnswer(status)
}
