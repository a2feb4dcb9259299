import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether an Authorization header bears the token; takes as long for a wrong one as for the right one. */
export function hasToken(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(header ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}
