import type { ReadyAnswer } from '../cache/answer-cache.ts'
import type { PageFormat } from './site-pages.ts'

const guestCaching: Readonly<Record<PageFormat, string>> = {
  html: 'public, max-age=0, s-maxage=1',
  json: 'private, no-cache',
}

/** Headers of a guest's cached page, which are the same in every encoding. */
export function readyHeaders(format: PageFormat, { headers, etag }: ReadyAnswer): Record<string, string> {
  return { 'cache-control': guestCaching[format], ...headers, vary: 'Accept-Encoding', etag }
}
