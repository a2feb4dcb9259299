import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isMarkup, mapDocumentTexts, migrateDocument, type Registry } from '../../content/index.ts'
import type { Target } from './uses.ts'

/** Returns the document with all its references to `from` replaced by `to`. */
export function pointElsewhere(
  document: StoredDocument,
  { from, to, registry }: { from: Target; to: string; registry: Registry },
): StoredDocument {
  const lifted = migrateDocument(document)
  // Nothing else has the address of a picture, which contains the hash of its content.
  if (from.kind === 'media')
    return mapDocumentTexts(lifted, registry, (text) => (text === from.key ? to : text))
  if (from.kind !== 'page')
    return mapDocumentTexts(lifted, registry, (text, schema) =>
      schema['reference'] === from.kind && text === from.key ? to : text,
    )
  const moved = (address: string) => movedAddress(address, from.route, to)
  const pointed = mapDocumentTexts(lifted, registry, (text, schema) => {
    if (schema['link'] !== undefined) return moved(text)
    if (!isMarkup(schema)) return text
    return text.replace(
      /(<a\s[^>]*?href=")([^"]*)"/g,
      (_whole, start: string, href: string) => `${start}${moved(href)}"`,
    )
  })
  const { kind, body } = pointed
  return kind === 'seo' && body['url'] === from.route ? { ...pointed, body: { ...body, url: to } } : pointed
}

/** Replaces the path of an address and keeps its query and hash. */
function movedAddress(address: string, from: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return path === from || (path === `${from}/` && from !== '/') ? `${to}${rest}` : address
}
