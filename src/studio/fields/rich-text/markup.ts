import { Node, type Editor, type Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** Formats of texts with markup, see `schemas/documents/localized.ts`. */
const markupFormats = ['rich-text', 'inline-text'] as const
export type MarkupFormat = (typeof markupFormats)[number]

export const isMarkupFormat = (format: unknown): format is MarkupFormat =>
  markupFormats.some((known) => known === format)

/** The links that publishing takes: to pages of the site, places of the page, other sites, telephone numbers and e-mail. */
const allowedAddress = /^(https?:\/\/|\/(?!\/)|#|tel:\+?\d|mailto:\S+@)\S*$/i
export const isLinkAddress = (address: string): boolean => allowedAddress.test(address)

/** A single line, which is the document itself: publishing allows no paragraph around it. */
const SingleLine = Node.create({
  name: 'doc',
  topNode: true,
  content: 'text*',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }),
})

/**
 * The parts of the editor that publishing allows in a text of this format. `hasHistory`: it undoes its own steps; the
 * fields have one history for all of them.
 */
export function extensionsFor(format: MarkupFormat, { hasHistory = false } = {}): Extensions {
  const isLine = format === 'inline-text'
  return [
    ...(isLine ? [SingleLine] : []),
    StarterKit.configure({
      ...(!hasHistory && { undoRedo: false }),
      blockquote: false,
      code: false,
      codeBlock: false,
      dropcursor: false,
      gapcursor: false,
      horizontalRule: false,
      strike: false,
      trailingNode: false,
      underline: false,
      heading: isLine ? false : { levels: [2, 3] },
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: 'https',
        isAllowedUri: isLinkAddress,
      },
      ...(isLine && {
        document: false,
        paragraph: false,
        hardBreak: false,
        bulletList: false,
        orderedList: false,
        listItem: false,
        listKeymap: false,
      }),
    }),
  ]
}

/** A list item with one paragraph, perhaps followed by a list. */
const loneParagraph = /<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b).)*)<\/p>(?=<\/li>|<ul>|<ol>)/gs

/** The content of the editor as publishing stores it; empty without any text. */
export function markupOf(editor: Editor): string {
  if (editor.isEmpty) return ''
  return editor
    .getHTML()
    .replaceAll(/<ol [^>]*>/g, '<ol>')
    .replaceAll(/<a [^>]*?href=("[^"]*")[^>]*>/g, '<a href=$1>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('<br>', '<br />')
    .replaceAll(loneParagraph, '<li>$1')
}
