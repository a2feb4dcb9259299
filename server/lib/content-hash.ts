import { createHash } from 'node:crypto'

/** Name of a content: the same text has the same name on every server. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

export const hashPattern = /^[0-9a-f]{32}$/
