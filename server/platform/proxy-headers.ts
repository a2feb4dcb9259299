import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

const upstream = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'user-agent',
]
const downstream = ['cache-control', 'content-length', 'content-type', 'location', 'retry-after']

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]))
}

/** What of a browser's request the platform is told. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  client: { ip: string; publicUrl: string },
): OutgoingHttpHeaders {
  const { host, protocol } = new URL(client.publicUrl)
  return {
    ...pick(headers, upstream),
    'x-forwarded-for': client.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  }
}

/** What of the platform's answer the browser gets. Its cookies become the site's own: they bear no domain. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))
  return { ...pick(headers, downstream), ...(cookies && { 'set-cookie': cookies }) }
}
