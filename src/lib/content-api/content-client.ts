import { isRecord } from '../../../schemas/is-record.ts'
import { ContentApiError, isContentErrorType } from '../../../schemas/content-api/errors.ts'
import {
  contentApiPath,
  contentOperation,
  pathFields,
  sendsJson,
  type ContentAnswer,
  type ContentInput,
  type ContentOperationName,
} from '../../../schemas/content-api/operations.ts'

export interface ContentClientOptions {
  /** Address of the site, such as `https://example.com`. */
  url: string
  /** An access token of a user of the Studio. */
  token: string
  /** `fetch` by default. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export interface ContentClient {
  /**
   * Carries out an operation. `file`: the body of operations that send a file. Throws ContentApiError if the server rejects it, and
   * whatever `fetch` throws if there is no answer.
   */
  call<Name extends ContentOperationName>(
    name: Name,
    input: ContentInput<Name>,
    file?: Blob,
  ): Promise<ContentAnswer<Name>>
}

/** Creates a client of the content API. Inputs and answers have the types of the contracts. */
export function createContentClient({
  url,
  token,
  fetch: send = fetch,
}: ContentClientOptions): ContentClient {
  return {
    async call(name, input, file) {
      const { address, init } = requestOf(name, input, file)
      const headers = { ...init.headers, accept: 'application/json', authorization: `Bearer ${token}` }
      const response = await send(new URL(address, url).href, { ...init, headers })
      if (response.ok && contentOperation(name).answersFile) {
        const content: unknown = await response.blob()
        if (isFile<typeof name>(content)) return content
      }
      const body: unknown = await response.json().catch(() => null)
      if (response.ok && hasAnswer<typeof name>(body)) return body.data
      throw errorIn(body) ?? new ContentApiError('Unavailable', `The site responds with ${response.status}`)
    },
  }
}

interface ContentRequest {
  address: string
  init: { method: string; headers: Record<string, string>; body?: string | Blob }
}

function requestOf(name: ContentOperationName, input: object, file?: Blob): ContentRequest {
  const values = new Map<string, unknown>(Object.entries(input))
  const operation = contentOperation(name)
  const inPath = pathFields(operation)
  const path = operation.path.replace(/\{(\w+)\}/g, (_place, field: string) =>
    encodeURIComponent(textOf(values.get(field))),
  )
  const rest = [...values].filter(([field]) => !inPath.includes(field))
  const { method } = operation
  if (sendsJson(operation)) {
    const headers = { 'content-type': 'application/json' }
    return {
      address: contentApiPath + path,
      init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) },
    }
  }
  const query = new URLSearchParams(
    rest.flatMap(([field, value]) => (value === undefined ? [] : [[field, textOf(value)]])),
  )
  const address = `${contentApiPath}${path}${query.size > 0 ? `?${query}` : ''}`
  if (!file) return { address, init: { method, headers: {} } }
  return { address, init: { method, headers: { 'content-type': 'application/octet-stream' }, body: file } }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The server validates its answers in tests, against the same contracts. */
function hasAnswer<Name extends ContentOperationName>(body: unknown): body is { data: ContentAnswer<Name> } {
  return isRecord(body) && 'data' in body
}

function isFile<Name extends ContentOperationName>(content: unknown): content is ContentAnswer<Name> {
  return content instanceof Blob
}

function errorIn(body: unknown): ContentApiError | null {
  const error = isRecord(body) ? body['error'] : undefined
  if (!isRecord(error) || !isContentErrorType(error['type'])) return null
  return new ContentApiError(
    error['type'],
    String(error['message']),
    isRecord(error['data']) ? error['data'] : undefined,
  )
}
