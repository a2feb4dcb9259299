import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import { isPublicAddress } from '../../lib/public-address.ts'
import { NotSent } from './failure-reason.ts'

/** Milliseconds for the whole request. */
const timeoutMs = 10_000

export interface WebhookPost {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** Sends a message and returns the status of the response. Rejects with the reason if there is none. */
export type PostWebhook = (post: WebhookPost) => Promise<number>

/** Finds all addresses of a name, as `dns.lookup` with `all`. */
export type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

interface PostOptions {
  /** Whether http and addresses of private networks are allowed. */
  allowPrivate: boolean
  resolve?: Resolve
}

const bracketless = (host: string) => host.replace(/^\[|\]$/g, '')

/** Why nothing is sent to an address, whatever its name resolves to; null if it may be tried. */
export function faultOfUrl(
  url: string,
  { allowPrivate }: Pick<PostOptions, 'allowPrivate'>,
): UrlFault | null {
  if (!URL.canParse(url)) return 'malformed'
  const { protocol, username, password, hostname } = new URL(url)
  if (username !== '' || password !== '') return 'credentials'
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'protocol'
  const host = bracketless(hostname)
  const isLocal = host === 'localhost' || host.endsWith('.localhost')
  return !allowPrivate && (isLocal || (isIP(host) !== 0 && !isPublicAddress(host))) ? 'private' : null
}

export type UrlFault = 'malformed' | 'credentials' | 'protocol' | 'private'

export const faultReasons: Readonly<Record<UrlFault, Phrase>> = {
  malformed: phrase`This is not an address`,
  credentials: phrase`An address with a password is not accepted. Check the signature of the messages instead`,
  protocol: phrase`The address must begin with https://`,
  private: phrase`The address belongs to a private network, to which nothing is sent`,
}

/**
 * Resolves names to public addresses only. It is the lookup of the connection itself: a name that is checked first and
 * resolved again for the connection could change in between.
 */
export function publicLookup(find: Resolve): LookupFunction {
  return (name, options, done) =>
    find(name, { all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new NotSent(phrase`${name} is an address of a private network`), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
}

/** Sends messages over the network. Redirects are not followed, since they could lead into a private network. */
export function postOver({ allowPrivate, resolve: find = resolve }: PostOptions): PostWebhook {
  return ({ url, headers, body }) =>
    new Promise((settle, reject) => {
      const fault = faultOfUrl(url, { allowPrivate })
      if (fault !== null) return reject(new NotSent(faultReasons[fault]))
      const send = url.startsWith('https:') ? requestHttps : requestHttp
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowPrivate && { lookup: publicLookup(find) }),
      })
      request.on('response', (response) => {
        settle(response.statusCode ?? 0)
        // Whatever it contains, and however much.
        response.destroy()
      })
      request.on('error', reject)
      return request.end(body)
    })
}
