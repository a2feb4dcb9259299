import { inBuiltIn } from '../../locale.ts'
import { isRecord } from '../../is-record.ts'
import type { Migration } from '../migration.ts'

function perLanguage(tag: unknown): unknown {
  if (!isRecord(tag) || typeof tag['content'] !== 'string') return tag
  return { ...tag, content: inBuiltIn(() => tag['content']) }
}

/** From version 1 to 2: each language has its own content of a meta tag. */
export const metaPerLanguage: Migration = (body) =>
  Array.isArray(body['meta']) ? { ...body, meta: body['meta'].map(perLanguage) } : body
