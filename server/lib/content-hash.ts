import { createHash } from 'node:crypto'

/** Hash of a text, used as its name: the same on every server. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

export const hashPattern = /^[0-9a-f]{32}$/
