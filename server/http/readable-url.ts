import type { IncomingMessage } from 'node:http'
import { localePath, splitLocalePath } from '../../src/lib/urls/locale-path.ts'
import { isPageUrl } from './failures.ts'

/** Address without a page, used in place of malformed ones. */
const nowhere = '/_unreadable'

/** Whether a path decodes, and to printable characters: routes and headers do not accept line breaks. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const windows1251 = new TextDecoder('windows-1251')

/** An address of an old site in the Cyrillic encoding of Windows, as others write it. */
const fromWindows = (path: string) =>
  path.replace(/(?:%[89a-f][0-9a-f])+/gi, (bytes) =>
    encodeURIComponent(windows1251.decode(Buffer.from(bytes.replaceAll('%', ''), 'hex'))),
  )

/** A request target as proxies send it: the address with scheme and host. */
const absoluteForm = /^https?:\/\/(?<host>[^/?#]*)/i

/** The host that a request is sent to: that of its target, if it has one, counts more than the header. */
export function hostOf({ url = '/', headers }: IncomingMessage): string | undefined {
  return absoluteForm.exec(url)?.groups?.['host'] ?? headers.host
}

/** The address of a request; for a path with invalid escapes or control characters, an address without a page. */
export function readableUrl(target: string): string {
  const own = target.replace(absoluteForm, '')
  const url = own.startsWith('/') || own === target ? own : `/${own}`
  const [path = ''] = url.split('?')
  if (isReadable(path) || !isPageUrl(url)) return url
  const converted = fromWindows(path)
  if (isReadable(converted)) return converted + url.slice(path.length)
  return localePath(nowhere, splitLocalePath(url).locale)
}
