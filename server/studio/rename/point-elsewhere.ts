import { describedAddressOf, kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { isMarkup, mapDocumentTexts, migrateDocument, type Registry } from '../../content/index.ts'
import type { Target } from './uses.ts'

/** Returns the document with all its references to `from` replaced by `to`. */
export function pointElsewhere(
  document: StoredDocument,
  { from, to, registry }: { from: Target; to: string; registry: Registry },
): StoredDocument {
  if ('route' in from) return movePaths(document, { routes: new Map([[from.route, to]]), registry })
  const lifted = migrateDocument(document)
  // Nothing else has the address of a picture, which contains the hash of its content.
  if (from.kind === 'media')
    return mapDocumentTexts(lifted, registry, (text, schema) => {
      if (isMarkup(schema)) return text.replaceAll(`src="${from.key}"`, `src="${to}"`)
      return text === from.key ? to : text
    })
  return mapDocumentTexts(lifted, registry, (text, schema) =>
    schema['reference'] === from.kind && text === from.key ? to : text,
  )
}

/** Returns the document with the new addresses of pages in all its links. `routes`: from old to new ones. */
export function movePaths(
  document: StoredDocument,
  { routes, registry }: { routes: ReadonlyMap<string, string>; registry: Registry },
): StoredDocument {
  const moved = (address: string) => movedAddress(address, routes)
  const pointed = mapDocumentTexts(migrateDocument(document), registry, (text, schema) => {
    if (schema['link'] !== undefined) return moved(text)
    if (!isMarkup(schema)) return text
    return text.replace(
      /(<a\s[^>]*?href=")([^"]*)"/g,
      (_whole, start: string, href: string) => `${start}${moved(href)}"`,
    )
  })
  const { describedField } = kindOf(pointed.kind)
  const described = describedAddressOf(pointed)
  const to = described === undefined ? undefined : routes.get(described)
  if (describedField === undefined || to === undefined) return pointed
  return { ...pointed, body: { ...pointed.body, [describedField]: to } }
}

/** Replaces the path of an address and keeps its query and hash. */
function movedAddress(address: string, routes: ReadonlyMap<string, string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const to = routes.get(path) ?? (path.length > 1 ? routes.get(path.replace(/\/$/, '')) : undefined)
  return to === undefined ? address : `${to}${rest}`
}
