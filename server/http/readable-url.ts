import { localePath, splitLocalePath } from '../../src/lib/urls/locale-path.ts'
import { isPageUrl } from './failures.ts'

/** No page stands here: what an address that cannot be read is taken for. */
const nowhere = '/_unreadable'

/** Its result is used: a bundler takes a call out whose result is not. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** The address of a request. One of a page with broken escapes in its path is an address without page. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  if (isReadable(path) || !isPageUrl(url)) return url
  return localePath(nowhere, splitLocalePath(url).locale)
}
