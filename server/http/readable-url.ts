import { localePath, splitLocalePath } from '../../src/lib/urls/locale-path.ts'
import { isPageUrl } from './failures.ts'

/** Address without a page, used in place of malformed ones. */
const nowhere = '/_unreadable'

/** The result is used because bundlers remove calls without effect. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** The address of a request; for a path with invalid escapes, an address without a page. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  if (isReadable(path) || !isPageUrl(url)) return url
  return localePath(nowhere, splitLocalePath(url).locale)
}
