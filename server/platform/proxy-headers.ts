import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Request headers forwarded to the platform, besides cookies. */
const requestNames = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'user-agent']

/** Headers of a platform page forwarded to the browser, besides cookies. */
const pageNames = ['cache-control', 'content-encoding', 'content-type', 'retry-after', 'vary']

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]))
}

interface Sender {
  headers: IncomingHttpHeaders
  ip: string
  /** The `Cookie` header for the platform. */
  cookies: string | undefined
}

/**
 * Headers of a request to the platform, for a browser or in nobody's name. X-Forwarded-* are set here; the browser's
 * are ignored.
 */
export function headersForPlatform(
  sender: Sender | undefined,
  publicUrl: string,
  encodings = 'identity',
): OutgoingHttpHeaders {
  const { host, protocol } = new URL(publicUrl)
  return {
    ...(sender && pick(sender.headers, requestNames)),
    'accept-encoding': encodings,
    ...(sender && { 'x-forwarded-for': sender.ip }),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(sender?.cookies !== undefined && { cookie: sender.cookies }),
  }
}

/** Headers of a page of the platform for the browser. */
export function headersOfPage(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return pick(headers, pageNames)
}

/**
 * Target of a redirect by the platform. Addresses of the platform become addresses of the site; only http(s)
 * is allowed.
 */
export function locationForBrowser(location: string, platformUrl: string, base: string): string | undefined {
  const address = new URL(base, platformUrl)
  if (!URL.canParse(location, address.href)) return undefined
  const target = new URL(location, address)
  // A path that begins with two slashes would be another host.
  if (target.origin === address.origin)
    return `/${target.pathname.replace(/^[/\\]+/, '')}${target.search}${target.hash}`
  return target.protocol === 'https:' || target.protocol === 'http:' ? target.href : undefined
}
