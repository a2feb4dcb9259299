import { ApiError } from '../../../schemas/api/errors.ts'
import { reportApiError } from '../api/api-errors.ts'
import { readJson, request } from '../api/request.ts'
import { isFramed } from '../browser/is-framed.ts'
import { splitLocalePath } from '../urls/locale-path.ts'
import { CmsError, platformErrorOf, unknownCmsError, type CmsErrorBody } from './cms-error.ts'
import { flatten } from './flatten.ts'

/** Text, or nested values: `{ filters: { url: { $eq: '/' } } }`. */
export type CmsQuery = { readonly [name: string]: string | number | boolean | null | undefined | CmsQuery }

export interface CmsOptions {
  query?: CmsQuery
  /** Sent as `{ data }`. */
  data?: unknown
  signal?: AbortSignal
}

function queryPairs(query: CmsQuery, prefix = ''): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    const path = prefix === '' ? name : `${prefix}[${name}]`
    return typeof value === 'object' ? queryPairs(value, path) : [[path, String(value)]]
  })
}

function isErrorBody(body: unknown): body is CmsErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body
}

/** Adds the language of the page, which every content query needs, unless the caller sets another. */
function addressOf(path: string, query: CmsQuery): string {
  const { locale } = splitLocalePath(location.pathname)
  const framed = isFramed() ? { _non_strict: 1 } : {}
  return `/cms${path}?${new URLSearchParams(queryPairs({ locale, ...framed, ...query })).toString()}`
}

async function send(method: string, path: string, options: CmsOptions): Promise<unknown> {
  const { query = {}, data, signal } = options
  let response: Response
  try {
    response = await request(addressOf(path, query), {
      method,
      headers: {
        accept: 'application/json',
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify({ data }) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw unknownCmsError(error instanceof Error ? error.message : String(error), error)
  }
  const body = await readJson(response)
  if (response.ok) return flatten(body)
  const error = isErrorBody(body)
    ? new CmsError(body, response.status)
    : unknownCmsError(`${method} ${path} answered ${response.status}`)
  const known =
    platformErrorOf(error) ??
    (response.status === 403 ? new ApiError('AccessDeniedException', error.message) : undefined)
  if (known) reportApiError(known)
  throw error
}

/**
 * The content service. Answers are flattened, errors thrown as CmsError. `path` starts with a slash, such as
 * `/seos`.
 */
export const cms = {
  get: (path: string, options: Omit<CmsOptions, 'data'> = {}) => send('GET', path, options),
  post: (path: string, options: CmsOptions = {}) => send('POST', path, options),
  put: (path: string, options: CmsOptions = {}) => send('PUT', path, options),
  delete: (path: string, options: CmsOptions = {}) => send('DELETE', path, options),
} as const
