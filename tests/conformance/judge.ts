import Value from 'typebox/value'
import { callContracts, errorsOf, type CallName } from '../../schemas/api/calls.ts'
import { errorStatuses, isApiErrorType, type ApiErrorType } from '../../schemas/api/errors.ts'
import type { PlatformAnswer } from './caller.ts'

export type Verdict = { outcome: 'pass' | 'fail' | 'skip'; reason: string }

export const pass = (reason = ''): Verdict => ({ outcome: 'pass', reason })
export const fail = (reason: string): Verdict => ({ outcome: 'fail', reason })
export const skip = (reason: string): Verdict => ({ outcome: 'skip', reason })

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export interface Refusal {
  type: ApiErrorType
  data: Readonly<Record<string, unknown>>
}

/** Content of an answer, or what is wrong with its format. */
export type Reading = { data: unknown } | { refusal: Refusal } | { fault: string }

/** Reads an answer according to the contract; `allowed` are the possible error types. */
export function read(answer: PlatformAnswer, allowed: ReadonlySet<ApiErrorType> | null): Reading {
  const { status, headers, body } = answer
  if (!isRecord(body)) return { fault: `status ${status} without a JSON object` }
  if (!/^application\/json\b/.test(headers.get('content-type') ?? ''))
    return { fault: `content-type is ${headers.get('content-type') ?? 'missing'}` }
  if (!/\bno-store\b/.test(headers.get('cache-control') ?? ''))
    return { fault: 'cache-control is not no-store' }
  const { error } = body
  if (error === undefined) {
    if (!('data' in body)) return { fault: 'neither data nor error' }
    return status === 200 ? { data: body['data'] } : { fault: `data with status ${status}` }
  }
  if (!isRecord(error) || !isApiErrorType(error['type']))
    return { fault: 'the error has no type of the contract' }
  const { type, message, error_data: data = {} } = error
  if (typeof message !== 'string') return { fault: `${type} without a message` }
  if (!isRecord(data)) return { fault: `error_data of ${type} is no object` }
  if (status !== errorStatuses[type])
    return { fault: `${type} with status ${status}, not ${errorStatuses[type]}` }
  // `passing` decides whether a platform may omit the call.
  if (allowed && type !== 'MethodNotFoundException' && !allowed.has(type))
    return { fault: `${type} is no error of this call` }
  return { refusal: { type, data } }
}

const describe = ({ type, data }: Refusal) =>
  Object.keys(data).length === 0 ? type : `${type} ${JSON.stringify(data).slice(0, 120)}`

/**
 * Outcome of errors that do not depend on the request: throttling, or a call that the platform does not
 * offer.
 */
function passing({ type }: Refusal, name: CallName): Verdict | null {
  if (type === 'TooManyRequestsException') return skip('asks for patience')
  const contract: { optional?: true } = callContracts[name]
  if (type === 'MethodNotFoundException') return contract.optional ? skip('not offered') : fail('missing')
  return null
}

/** Whether valid parameters can fail with this error because of the player's state. */
function isOwnRefusal({ type, data }: Refusal, name: CallName): boolean {
  const own: readonly ApiErrorType[] = callContracts[name].errors
  const isState = type === 'InvalidParameterException' && data['product_id'] === 'insufficientPoints'
  return isState || (own.includes(type) && type !== 'AuthorizationException')
}

/**
 * Judges a valid request: it must return data that match the contract, or fail with one of the call's own
 * errors.
 */
export function judgeGood(name: CallName, answer: PlatformAnswer): Verdict {
  const reading = read(answer, errorsOf(name))
  if ('fault' in reading) return fail(reading.fault)
  if ('data' in reading) {
    const [fault] = Value.Errors(callContracts[name].answer, reading.data)
    return fault ? fail(`data${fault.instancePath.replaceAll('/', '.')} ${fault.message}`) : pass()
  }
  const { refusal } = reading
  const early = passing(refusal, name)
  if (early) return early
  return isOwnRefusal(refusal, name) ? pass(`refused: ${refusal.type}`) : fail(describe(refusal))
}

/** Judges an invalid request: it must fail with this type and name the field, if one is given. */
export function judgeRefusal(
  name: CallName,
  answer: PlatformAnswer,
  { type, field }: { type: ApiErrorType; field?: string },
): Verdict {
  const reading = read(answer, errorsOf(name))
  if ('fault' in reading) return fail(reading.fault)
  if ('data' in reading) return fail(`not refused`)
  const { refusal } = reading
  if (refusal.type !== type) return passing(refusal, name) ?? fail(`${describe(refusal)}, not ${type}`)
  if (field !== undefined && !(field in refusal.data)) return fail(`error_data does not name ${field}`)
  return pass()
}

/** Judges the session cookie. */
export function judgeSessionCookie({ headers }: PlatformAnswer, isSecure: boolean): Verdict {
  const [cookie] = headers.getSetCookie()
  if (cookie === undefined) return fail('sets no cookie')
  const demands: [string, RegExp][] = [
    ['HttpOnly', /;\s*httponly(?:;|$)/i],
    ['SameSite=Lax', /;\s*samesite=(?:lax|strict)(?:;|$)/i],
    ['Path=/', /;\s*path=\/(?:;|$)/i],
    ...(isSecure ? [['Secure', /;\s*secure(?:;|$)/i] satisfies [string, RegExp]] : []),
  ]
  const missing = demands.filter(([, pattern]) => !pattern.test(cookie)).map(([name]) => name)
  return missing.length > 0 ? fail(`the cookie lacks ${missing.join(', ')}`) : pass()
}
