import Value from 'typebox/value'
import { callContracts, errorsOf, type CallName } from '../../schemas/api/calls.ts'
import { ApiError, errorStatuses, isApiErrorType, type ApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { fittedAnswer, UnfitAnswer } from '../../server/platform/answer-values.ts'
import { dataOf } from '../../server/platform/contract-answer.ts'
import type { PlatformAnswer } from './caller.ts'

/** must: players cannot use a site without it. should: pages as shipped miss it. strict: to the letter of the contract. */
export const levels = ['must', 'should', 'strict'] as const
export type Level = (typeof levels)[number]

export type Outcome = { outcome: 'pass' | 'fail' | 'skip'; reason: string }

export const pass = (reason = ''): Outcome => ({ outcome: 'pass', reason })
export const fail = (reason: string): Outcome => ({ outcome: 'fail', reason })
export const skip = (reason: string): Outcome => ({ outcome: 'skip', reason })

export interface CallError {
  type: ApiErrorType
  data: Readonly<Record<string, unknown>>
}

/** Content of an answer, or what is wrong with its format. */
export type Reading = { data: unknown } | { rejection: CallError } | { fault: string }

/** Reads an answer according to the contract; `allowed` are the possible error types. */
export function read(answer: PlatformAnswer, allowed: ReadonlySet<ApiErrorType> | null): Reading {
  const { status, body } = answer
  if (!isRecord(body)) return { fault: `status ${status} without a JSON object` }
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
  // The site answers with 200 for a call that the platform behind it lacks.
  const isAbsent = type === 'MethodNotFoundException' && status === 200
  // HTTP has a status of its own for a method that an address does not accept.
  const isOtherMethod = type === 'InvalidRequestException' && status === 405
  if (status !== errorStatuses[type] && !isAbsent && !isOtherMethod)
    return { fault: `${type} with status ${status}, not ${errorStatuses[type]}` }
  // `passing` decides whether a platform may omit the call.
  if (allowed && type !== 'MethodNotFoundException' && !allowed.has(type))
    return { fault: `${type} is no error of this call` }
  return { rejection: { type, data } }
}

/** What is wrong with the headers of an answer, which the site replaces by its own. */
export function headerFaults({ headers }: PlatformAnswer): string[] {
  return [
    ...(/^application\/json\b/.test(headers.get('content-type') ?? '')
      ? []
      : [`content-type is ${headers.get('content-type') ?? 'missing'}`]),
    ...(/\bno-store\b/.test(headers.get('cache-control') ?? '') ? [] : ['cache-control is not no-store']),
  ]
}

/** Judges a valid request as the site does: tolerantly, in what it reads. */
export function checkReadable(name: CallName, { status, body }: PlatformAnswer): Outcome {
  const omitted: string[] = []
  try {
    const data = dataOf({ status, headers: {}, body: body === undefined ? '' : JSON.stringify(body) })
    fittedAnswer(name, data, ({ path, reason }) => omitted.push(`${path} ${reason}`))
    return pass(omitted.length > 0 ? `left out: ${omitted.slice(0, 3).join('; ')}` : '')
  } catch (error) {
    if (error instanceof UnfitAnswer) return fail(error.message)
    if (!(error instanceof ApiError)) throw error
    const early = passing(error, name)
    if (early) return early
    return isExpectedError(error, name)
      ? pass(`refused: ${error.type}`)
      : fail(`${error.type} ${error.message}`)
  }
}

const describe = ({ type, data }: CallError) =>
  Object.keys(data).length === 0 ? type : `${type} ${JSON.stringify(data).slice(0, 120)}`

/**
 * Outcome of errors that do not depend on the request: throttling, or a call that the platform does not
 * offer.
 */
function passing({ type }: Pick<CallError, 'type'>, name: CallName): Outcome | null {
  if (type === 'TooManyRequestsException') return skip('asks for patience')
  const contract: { optional?: true } = callContracts[name]
  if (type === 'MethodNotFoundException') return contract.optional ? skip('not offered') : fail('missing')
  return null
}

/** Whether valid parameters can fail with this error because of the player's state. */
function isExpectedError({ type, data }: CallError, name: CallName): boolean {
  const own: readonly ApiErrorType[] = callContracts[name].errors
  const isState = type === 'InvalidParameterException' && data['product_id'] === 'insufficientPoints'
  return isState || (own.includes(type) && type !== 'AuthorizationException')
}

/**
 * Judges a valid request: it must return data that match the contract, or fail with one of the call's own
 * errors.
 */
export function checkValidCall(name: CallName, answer: PlatformAnswer): Outcome {
  const reading = read(answer, errorsOf(name))
  if ('fault' in reading) return fail(reading.fault)
  if ('data' in reading) {
    const [fault] = Value.Errors(callContracts[name].answer, reading.data)
    return fault ? fail(`data${fault.instancePath.replaceAll('/', '.')} ${fault.message}`) : pass()
  }
  const { rejection } = reading
  const early = passing(rejection, name)
  if (early) return early
  return isExpectedError(rejection, name) ? pass(`refused: ${rejection.type}`) : fail(describe(rejection))
}

/** Judges an invalid request: it must fail with this type and name the field, if one is given. */
export function checkInvalidCall(
  name: CallName,
  answer: PlatformAnswer,
  { type, field }: { type: ApiErrorType; field?: string },
): Outcome {
  const reading = read(answer, errorsOf(name))
  if ('fault' in reading) return fail(reading.fault)
  if ('data' in reading) return fail(`not refused`)
  const { rejection } = reading
  if (rejection.type !== type) return passing(rejection, name) ?? fail(`${describe(rejection)}, not ${type}`)
  if (field !== undefined && !(field in rejection.data)) return fail(`error_data does not name ${field}`)
  return pass()
}

/** Judges the session cookie. */
export function checkSessionCookie({ headers }: PlatformAnswer, isSecure: boolean): Outcome {
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
