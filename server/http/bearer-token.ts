import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether an Authorization header contains the token. Takes the same time for wrong tokens, so that timing
 * reveals nothing.
 */
export function hasToken(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(header ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}
