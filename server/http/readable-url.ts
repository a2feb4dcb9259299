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

/** A request target as proxies send it: the address with scheme and host. */
const absoluteForm = /^https?:\/\/[^/?#]*/i

/** The address of a request; for a path with invalid escapes or control characters, an address without a page. */
export function readableUrl(target: string): string {
  const own = target.replace(absoluteForm, '')
  const url = own.startsWith('/') || own === target ? own : `/${own}`
  const [path = ''] = url.split('?')
  if (isReadable(path) || !isPageUrl(url)) return url
  return localePath(nowhere, splitLocalePath(url).locale)
}
