import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** Hosts of the push services of browsers: Chrome and Android, Firefox, Safari, Edge. */
const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Milliseconds for a whole request. */
const timeoutMs = 10_000

/**
 * Whether messages may be sent to an endpoint, which a browser names: https at a known push service, so that nobody can
 * make the sandbox send requests into its own network. `allowed`: the origin of a service for tests.
 */
export function isPushService(endpoint: string, allowed: string | null): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, username, password, port } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (allowed !== null && origin === new URL(allowed).origin) return true
  const isKnown = services.some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  )
  return protocol === 'https:' && port === '' && isKnown
}

export interface PushRequest {
  endpoint: string
  headers: Readonly<Record<string, string | number>>
  body: Buffer
}

/** Sends a message and returns the status of the response. Redirects are not followed. */
export function postPush({ endpoint, headers, body }: PushRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? requestHttps : requestHttp
    const request = send(endpoint, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}
