import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { isReferredKind, type PickerKind } from '../../../../../schemas/documents/reference.ts'
import { isOfLibrary } from '../../../../../schemas/media.ts'
import { builtInCodes, type Locale } from '../../../../../schemas/locale.ts'
import { isMarkup, type Registry } from '../../../read/compile/compile-blocks.ts'
import type { DocumentLink } from '../../../model/manifest.ts'
import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import type { DocumentStep } from '../../context.ts'
import { hostIssues, labelIssues } from './outside-links.ts'
import { visitDocumentTexts } from '../texts/document-texts.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

const outside = /^https?:\/\//i
/** Links of texts that lead to no page: to a place of the same page, a telephone number or an e-mail address. */
const withoutPage = /^(#|tel:|mailto:)/i
const filePickers: ReadonlySet<unknown> = new Set<PickerKind>(['picture', 'icon', 'font', 'sound'])
/** Pictures and other files that are part of the site. */
const isFile = (path: string) => path.startsWith('/art/')

/** Collects a document's references. Whether their targets exist is checked for the whole site. */
export const linksStep: DocumentStep = {
  name: 'links',
  run(draft, { registry, site }) {
    const codes = site.languages.map(({ code }) => code)
    const { links, issues } = readLinks(draft.document, registry, codes)
    return { draft: { ...draft, links }, issues }
  },
}

/** The documents' references, and what is wrong with their addresses on a site with these languages. */
export function readLinks(
  document: StoredDocument,
  registry: Registry,
  codes: readonly Locale[] = builtInCodes,
): { links: DocumentLink[]; issues: Issue[] } {
  const links: DocumentLink[] = []
  const issues: Issue[] = []
  const address = (text: string, path: string, mayLeave: boolean) => {
    const issue = addressIssue(text, path, { mayLeave, codes })
    if (outside.test(text)) issues.push(...hostIssues(text, path))
    if (issue) issues.push(issue)
    else if (text.startsWith('/') && !isFile(text)) links.push({ path, kind: 'page', target: pathOf(text) })
  }
  visitDocumentTexts(document, registry, (text, schema, path, holder) => {
    const kind = schema['reference']
    if (isReferredKind(kind)) links.push({ path, kind, target: text })
    else if (filePickers.has(schema['picks']) && isOfLibrary(text))
      links.push({ path, kind: 'media', target: text })
    else if (schema['host'] === 'frame' || schema['host'] === 'image') {
      if (!isFile(text)) links.push({ path, kind: schema['host'], target: text })
    } else if (schema['link'] === 'internal') address(text, path, false)
    else if (schema['link'] === 'any') address(text, path, true)
    else if (schema['link'] === 'redirect') {
      // Targets with a wildcard are not known before a request.
      if (!text.includes('*')) address(text, path, true)
    } else if (schema['link'] === 'action') address(text, path, holder['external'] === true)
    else if (isMarkup(schema)) {
      for (const [, href = '', label = ''] of text.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)) {
        if (!withoutPage.test(href)) address(href, path, true)
        issues.push(...labelIssues(href, label, path))
      }
    }
  })
  return { links, issues }
}

function addressIssue(
  address: string,
  path: string,
  { mayLeave, codes }: { mayLeave: boolean; codes: readonly Locale[] },
): Issue | null {
  if (outside.test(address)) {
    if (mayLeave) return null
    return errorAt(
      path,
      'external-link',
      phrase`"${address}" leads outside the site`,
      phrase`Use a path such as /rules; in an action you can turn on "external"`,
    )
  }
  if (!address.startsWith('/') || address.startsWith('//')) {
    return errorAt(
      path,
      'invalid-link',
      phrase`"${address}" is not an address`,
      phrase`A path starts with a slash, an external address with http:// or https://`,
    )
  }
  const [first = ''] = pathOf(address)
    .split('/')
    .filter((segment) => segment !== '')
  if (!codes.includes(first)) return null
  return errorAt(
    path,
    'localized-link',
    phrase`"${address}" contains a language prefix`,
    phrase`Remove the language prefix: the site adds the visitor’s own`,
  )
}

/** Returns the path of an address in the form of routes: without query, hash and trailing slash. */
function pathOf(address: string): string {
  const [path = '/'] = address.split(/[?#]/)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
