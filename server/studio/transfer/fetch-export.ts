import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { lookup } from 'node:dns'
import { contentApiPath } from '../../../schemas/content-api/operations.ts'
import { exportLimits } from '../../../schemas/content-api/transfer.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { reasonOf } from '../webhooks/failure-reason.ts'
import { faultOfUrl, publicLookup, type Resolve, type UrlFault } from '../webhooks/post.ts'

/** Milliseconds for the whole file. */
const timeoutMs = 100_000
const maxErrorBytes = 64 * 1024

export interface OtherSite {
  url: string
  /** An access token of that site. */
  token: string
}

/** Reads all published documents of another site, as the file that it exports. Throws StudioError. */
export type FetchExport = (site: OtherSite) => Promise<Buffer>

interface FetchOptions {
  /** Whether http and addresses of private networks are allowed. */
  allowPrivate: boolean
  resolve?: Resolve
}

const faults: Readonly<Record<UrlFault, Phrase>> = {
  malformed: phrase`This is not an address`,
  credentials: phrase`An address with a password is not accepted. Use an access token`,
  protocol: phrase`The address must begin with https://`,
  private: phrase`The address belongs to a private network, from which nothing is read`,
}

const failed = (reason: Phrase) => new StudioError('SiteUnreachable', reason)

async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > most) {
      response.destroy()
      throw failed(phrase`The other site sends more than ${most} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Why the other site sends no content. */
async function rejectionOf(response: IncomingMessage): Promise<StudioError> {
  const { statusCode = 0 } = response
  const text = (await readBody(response, maxErrorBytes).catch(() => Buffer.alloc(0))).toString('utf8')
  const error = errorIn(text)
  if (statusCode === 401) return failed(phrase`The other site does not accept the token: ${error.message}`)
  if (error.type === 'ScopeMissing' || error.type === 'NotAllowed')
    return failed(phrase`The token must allow reading what is published: ${error.message}`)
  if (statusCode === 404)
    return failed(phrase`There is no Marquee site of this version at the address. Update the other site`)
  if (statusCode >= 300 && statusCode < 400)
    return failed(phrase`The address leads elsewhere. Enter the one that the site has itself`)
  return failed(phrase`The other site responds with ${statusCode}: ${error.message}`)
}

function errorIn(text: string): { type: string; message: string } {
  try {
    const body: unknown = JSON.parse(text)
    const error = isRecord(body) ? body['error'] : undefined
    if (isRecord(error))
      return { type: String(error['type']), message: String(error['message']).slice(0, 200) }
  } catch {
    // Not an answer of Marquee.
  }
  return { type: '', message: '' }
}

/** Reads over the network. Redirects are not followed, since they could lead into a private network. */
export function fetchExportOver({ allowPrivate, resolve = lookup }: FetchOptions): FetchExport {
  return async ({ url, token }) => {
    const fault = faultOfUrl(url, { allowPrivate })
    if (fault !== null) throw new StudioError('InvalidParameters', faults[fault], { path: '/url' })
    const address = new URL(`${contentApiPath}/export`, url)
    try {
      const response = await send(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/zip',
          'content-type': 'application/json',
          'content-length': 2,
        },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowPrivate && { lookup: publicLookup(resolve) }),
      })
      if (response.statusCode !== 200) throw await rejectionOf(response)
      if (!(response.headers['content-type'] ?? '').startsWith('application/zip'))
        throw failed(phrase`There is no Marquee site of this version at the address. Update the other site`)
      return await readBody(response, exportLimits.bytes)
    } catch (error) {
      if (error instanceof StudioError) throw error
      throw failed(reasonOf(error, url))
    }
  }
}

function send(address: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((settle, reject) => {
    const open = address.protocol === 'https:' ? requestHttps : requestHttp
    const request = open(address, options)
    request.on('response', settle)
    request.on('error', reject)
    request.end('{}')
  })
}
