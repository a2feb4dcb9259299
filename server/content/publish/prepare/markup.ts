import sanitizeHtml from 'sanitize-html'
import { mapDocumentTexts } from '../document-texts.ts'
import { readMediaAddress } from '../../../../schemas/media.ts'
import { warningAt, type Issue } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { phrase } from '../../../../schemas/phrase.ts'

const inlineTags = ['a', 'strong', 'em']
const tableTags = ['table', 'tbody', 'tr', 'th', 'td']
const allowedTags: Readonly<Record<string, string[]>> = {
  'rich-text': [
    ...inlineTags,
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'br',
    'blockquote',
    'img',
    'iframe',
    ...tableTags,
  ],
  'inline-text': inlineTags,
}

const allowAll: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  // Links that are not allowed are removed, which the editor must know.
  allowedSchemesAppliedToAttributes: [],
}

type Attributes = Readonly<Record<string, string>>

/** Other hosts would learn who reads, and nobody knows the size of their pictures. */
const isOwnPicture = ({ src = '' }: Attributes) => readMediaAddress(src) !== null
/** Screen readers announce a video by its title. */
const isNamedVideo = ({ src = '', title = '' }: Attributes) => /^https?:\/\//.test(src) && title.trim() !== ''

function optionsFor(tags: string[]): sanitizeHtml.IOptions {
  return {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt'],
      iframe: ['src', 'title'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    // Links, videos and sizes of pictures are read in this form.
    transformTags: {
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
      iframe: (tagName, { src = '', title = '' }) => ({ tagName, attribs: { src, title } }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !isOwnPicture(attribs)) || (tag === 'iframe' && !isNamedVideo(attribs)),
    textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    allowProtocolRelative: false,
  }
}

/** A page opened by a link must not have access to the page that opened it. */
function guardOutgoingLinks(markup: string): string {
  return markup.replaceAll(/<a href="(https?:[^"]*)">/g, '<a href="$1" rel="noopener noreferrer">')
}

/** Removes markup that the design does not support; `isChanged` tells whether something was removed. */
export function sanitiseMarkup(markup: string, format: string): { markup: string; isChanged: boolean } {
  const clean = sanitizeHtml(markup, optionsFor(allowedTags[format] ?? []))
  const withoutRel = sanitizeHtml(markup, allowAll).replaceAll(' rel="noopener noreferrer"', '')
  return { markup: guardOutgoingLinks(clean), isChanged: clean !== withoutRel }
}

/** Sanitises markup before it is stored, so that display code need not trust it. */
export const markupStep: DocumentStep = {
  name: 'markup',
  run(draft, { registry }) {
    const issues: Issue[] = []
    const document = mapDocumentTexts(draft.document, registry, (text, schema, path) => {
      const format = String(schema['format'])
      if (!Object.hasOwn(allowedTags, format)) return text
      const { markup, isChanged } = sanitiseMarkup(text, format)
      const hint = phrase`Allowed: ${(allowedTags[format] ?? []).join(', ')}; links to pages of the site, http, https, tel and mailto`
      if (isChanged)
        issues.push(warningAt(path, 'removed-markup', phrase`Markup that is not allowed was removed`, hint))
      return markup
    })
    return { draft: { ...draft, document }, issues }
  },
}
