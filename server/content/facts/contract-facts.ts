import { isFactKind, type FactKind } from '../../../schemas/facts.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { textVideos } from '../../../schemas/text-videos.ts'
import { isMarkup, type Registry } from '../read/compile/compile-blocks.ts'
import { visitDocumentTexts } from '../publish/document-texts.ts'
import type { Fact } from './fact.ts'
import { readable } from './quantities.ts'

const link = /<a\s[^>]*?href="([^"]*)"/g

/** The host of an address outside of the site, or the number of a telephone link. */
function addressFact(address: string, path: string, kind: FactKind): Fact[] {
  if (address.startsWith('tel:')) {
    const number = address.slice('tel:'.length)
    return [{ kind: 'phone', path, value: number.replaceAll(/[^\d]/g, ''), shown: number }]
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return []
  const { host } = new URL(address)
  return [{ kind, path, value: host, shown: host }]
}

/** Facts that the contract of a text names: hosts, code of others, and texts that the law requires. */
export function contractFacts(document: StoredDocument, registry: Registry): Fact[] {
  const facts: Fact[] = []
  visitDocumentTexts(document, registry, (text, schema, path) => {
    const { fact, link: leads } = schema
    if (fact === 'licence') {
      const [, pointer = path, locale] = /^(.*)\/([^/]+)$/.exec(path) ?? []
      const shown = readable(text).trim()
      facts.push({ kind: fact, path: pointer, ...(locale && { locale }), value: shown, shown })
    } else if (isFactKind(fact)) {
      const known = fact === 'script' ? [] : addressFact(text, path, fact)
      facts.push(...(known.length > 0 ? known : [{ kind: fact, path, value: text, shown: text }]))
    } else if (leads !== undefined)
      facts.push(...addressFact(text, path, leads === 'redirect' ? 'redirectHost' : 'linkHost'))
    else if (isMarkup(schema)) {
      for (const [, href = ''] of text.matchAll(link)) facts.push(...addressFact(href, path, 'linkHost'))
      for (const address of textVideos(text)) facts.push(...addressFact(address, path, 'frameHost'))
    }
  })
  return facts
}
