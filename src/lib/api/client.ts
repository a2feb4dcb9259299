import type { CallAnswer, CallName, CallParams } from '../../../schemas/api/calls.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { ApiError, isApiErrorType, isConfirmationRequired } from '../../../schemas/api/errors.ts'
import { methodOf, type MoneyCallName } from '../../../schemas/api/methods.ts'
import { apiVersion } from '../../../schemas/api/version.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { ImageKeys } from '../../../schemas/documents/settings/settings.ts'
import { isFramed } from '../browser/is-framed.ts'
import { withImageKeys } from '../cms/image-keys.ts'
import { splitLocalePath } from '../urls/locale-path.ts'
import { reportApiError } from './api-errors.ts'
import { sendConfirmed } from './confirmation.ts'
import { deviceSessionOf } from './device-session.ts'
import { NetworkError } from './network-error.ts'
import { learnServerTime } from '../data/server-clock.ts'
import { readJson, request } from './request.ts'

let imageKeys: ImageKeys | undefined
let callLocale: Locale | undefined

/**
 * Sets the keys under which descriptions carry their images. Only for the browser, where all answers belong
 * to one site.
 */
export function setImageKeys(keys: ImageKeys | undefined): void {
  imageKeys = keys
}

/** Sets the language of calls from pages in a language that the platform does not know. Only for the browser. */
export function setCallLocale(locale: Locale | undefined): void {
  callLocale = locale
}

export interface CallOptions {
  signal?: AbortSignal
  /** The request arrives also if the page is left before the answer. */
  keepalive?: true
  /** An answer to this call that was requested before the code was loaded. */
  answer?: Promise<Response> | undefined
}

export interface MoneyCallOptions extends CallOptions {
  /** The same key never moves money twice. */
  idempotencyKey: string
  /** Fails if the platform demands a confirmation: the caller asks the player for it. */
  failsUnconfirmed?: true
}

/** Arguments after the call name: parameters and options. A call that moves money requires its key. */
type CallArguments<Name extends CallName> = Name extends MoneyCallName
  ? [params: CallParams<Name>, options: MoneyCallOptions]
  : [params?: CallParams<Name>, options?: CallOptions]

/** Drops null and undefined; values other than strings are sent as JSON. */
function encodeParams(params: object): [string, string][] {
  return Object.entries<unknown>({ ...params }).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
  })
}

function callUrl(name: CallName, params: [string, string][]): string {
  const locale = callLocale ?? splitLocalePath(location.pathname).locale
  const query = new URLSearchParams({ v: apiVersion, locale })
  if (isFramed()) query.set('_non_strict', '1')
  for (const [key, value] of params) query.append(key, value)
  return `/api/${name.replace('.', '/')}?${query.toString()}`
}

/** Only the envelope is checked: the platform guarantees the data. */
function isAnswer<Name extends CallName>(body: unknown): body is { data: CallAnswer<Name> } {
  return isRecord(body) && 'data' in body
}

function apiErrorOf(body: unknown, status: number): ApiError {
  const error = isRecord(body) ? body.error : undefined
  // Texts and pages for these statuses are the same whatever the type of the error.
  const telling = status === 403 || status === 413 ? status : undefined
  if (!isRecord(error))
    return new ApiError('UnknownErrorException', `malformed answer with status ${status}`, {}, telling)
  const message = typeof error.message === 'string' ? error.message : ''
  const data = isRecord(error.error_data) ? error.error_data : {}
  const type = isApiErrorType(error.type) ? error.type : 'UnknownErrorException'
  return new ApiError(type, message, data, telling)
}

function requestInit(
  name: CallName,
  encoded: [string, string][],
  options: CallOptions | MoneyCallOptions,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' })
  if ('idempotencyKey' in options) headers.set('idempotency-key', options.idempotencyKey)
  const method = methodOf(name)
  return {
    method,
    headers,
    ...(method === 'POST' && { body: new URLSearchParams(encoded) }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  }
}

/** GET requests are retried once after a broken connection; nothing else is sent twice. */
async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await request(url, init)
  } catch (error) {
    const isBroken = error instanceof NetworkError && error.reason === 'connection'
    if (init.method !== 'GET' || !isBroken) throw error
    return await request(url, init)
  }
}

/** Calls that confirm: no confirmation can be asked for them. */
const confirmingCalls: readonly CallName[] = ['account.confirmidentity', 'account.sendidentitycode']

async function exchange<Name extends CallName>(
  name: Name,
  params: object,
  options: CallOptions | MoneyCallOptions,
): Promise<CallAnswer<Name>> {
  const device = deviceSessionOf(name)
  const encoded = encodeParams(device ? { ...params, ...(await device) } : params)
  const url = callUrl(name, methodOf(name) === 'GET' ? encoded : [])
  const response = await (options.answer ?? send(url, requestInit(name, encoded, options)))
  learnServerTime(response.headers.get('date'))
  const body = await readJson(response)
  if (response.ok && isAnswer<Name>(body)) return withImageKeys(name, body.data, imageKeys)
  const error = apiErrorOf(body, response.status)
  if (!isConfirmationRequired(error)) reportApiError(error, name)
  throw error
}

/**
 * Calls the platform, again after the player has confirmed the call if that is demanded. Throws ApiError for an error
 * answer and NetworkError without an answer.
 */
export function callApi<Name extends CallName>(
  name: Name,
  ...[params = {}, options = {}]: CallArguments<Name>
): Promise<CallAnswer<Name>> {
  const send = () => exchange(name, params, options)
  return 'failsUnconfirmed' in options || confirmingCalls.includes(name) ? send() : sendConfirmed(send)
}

/** Runs a load of a contract: the types of its parameters are checked where it is declared. Throws as `callApi` does. */
export function runLoad<Name extends CallName>(
  call: Name,
  params: Readonly<Record<string, unknown>>,
): Promise<CallAnswer<Name>> {
  return exchange(call, params, {})
}
