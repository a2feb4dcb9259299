import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isReferredKind, type PickerKind } from '../../../../schemas/documents/reference.ts'
import { isOfLibrary, textPictures } from '../../../../schemas/media.ts'
import { textVideos } from '../../../../schemas/text-videos.ts'
import { isMarkup, type Registry } from '../../read/compile/compile-blocks.ts'
import type { DocumentLink } from '../../model/manifest.ts'
import { visitDocumentTexts } from '../document-texts.ts'
import type { DocumentStep } from '../context.ts'

/** Where a link, button or redirect leads. */
export interface Address {
  address: string
  /** JSON pointer to it, or to the text with the link. */
  path: string
  /** Whether it may lead to another site. */
  mayLeave: boolean
  /** Whether it may be a telephone number or an e-mail address. */
  mayContact?: boolean
  /** What visitors read, of links in texts. */
  label?: string
}

export const isOutside = (address: string) => /^https?:\/\//i.test(address)
const filePickers: ReadonlySet<unknown> = new Set<PickerKind>(['picture', 'icon', 'font', 'sound', 'file'])
/** Pictures and other files that are part of the site. */
const isFile = (path: string) => path.startsWith('/art/')

/** Returns the path of an address in the form of routes: without query, hash and trailing slash. */
export function pathOf(address: string): string {
  const [path = '/'] = address.split(/[?#]/)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Every address of a document, and its references: to pages, other documents, files and hosts. */
export function readLinks(
  document: StoredDocument,
  registry: Registry,
): { links: DocumentLink[]; addresses: Address[] } {
  const links: DocumentLink[] = []
  const addresses: Address[] = []
  visitDocumentTexts(document, registry, (text, schema, path, holder) => {
    const { reference, picks, host, link } = schema
    if (isReferredKind(reference)) links.push({ path, kind: reference, target: text })
    else if (filePickers.has(picks) && isOfLibrary(text)) links.push({ path, kind: 'media', target: text })
    else if (host === 'frame' || host === 'image') {
      if (!isFile(text)) links.push({ path, kind: host, target: text })
    } else if (link === 'redirect') {
      // Targets with a wildcard are not known before a request.
      if (!text.includes('*') || isOutside(text)) addresses.push({ address: text, path, mayLeave: true })
    } else if (link !== undefined) {
      const mayLeave = link === 'any' || (link === 'action' && holder['external'] === true)
      addresses.push({ address: text, path, mayLeave, mayContact: link === 'action' })
    } else if (isMarkup(schema)) {
      for (const target of textPictures(text)) links.push({ path, kind: 'media', target })
      for (const target of textVideos(text)) links.push({ path, kind: 'frame', target })
      for (const [, href = '', label = ''] of text.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs))
        addresses.push({ address: href, path, mayLeave: true, label })
    }
  })
  for (const { address, path } of addresses)
    if (/^\/(?!\/)/.test(address) && !isFile(address))
      links.push({ path, kind: isOfLibrary(address) ? 'media' : 'page', target: pathOf(address) })
  return { links, addresses }
}

/** Collects the references of a document. Whether their targets exist is checked for the whole site. */
export const linksStep: DocumentStep = {
  name: 'links',
  run: (draft, { registry }) => ({
    draft: { ...draft, ...readLinks(draft.document, registry) },
    issues: [],
  }),
}
