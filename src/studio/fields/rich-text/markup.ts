import { Extension, Node, type Editor, type Extensions } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { isLinkAddress } from './link-address.ts'
import { readPasted, type LeftOut } from './pasted.ts'
import { pictureNode } from './picture-node.ts'
import { tableParts } from './table-nodes.ts'
import { videoNode } from './video-node.ts'

/** Formats of texts with markup, see `schemas/documents/localized.ts`. */
const markupFormats = ['rich-text', 'inline-text'] as const
export type MarkupFormat = (typeof markupFormats)[number]

export const isMarkupFormat = (format: unknown): format is MarkupFormat =>
  markupFormats.some((known) => known === format)

/** Reduces what is pasted to what publishing allows. */
const pasted = (isLine: boolean, onPasted?: (leftOut: LeftOut) => void) =>
  Extension.create({
    name: 'pasted',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            // Copied from an editor like this one.
            if (html.includes('data-pm-slice')) return html
            const read = readPasted(html, isLine)
            onPasted?.(read.leftOut)
            return read.html
          },
        },
      }),
    ],
  })

/** A single line, which is the document itself: publishing allows no paragraph around it. */
const SingleLine = Node.create({
  name: 'doc',
  topNode: true,
  content: 'text*',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }),
})

interface EditorOptions {
  /** It undoes its own steps; the fields have one history for all of them. */
  hasHistory?: boolean
  /** Called with what was left out of a pasted text. */
  onPasted?: (leftOut: LeftOut) => void
}

/** The parts of the editor that publishing allows in a text of this format. */
export function extensionsFor(
  format: MarkupFormat,
  { hasHistory = false, onPasted }: EditorOptions = {},
): Extensions {
  const isLine = format === 'inline-text'
  return [
    ...(isLine ? [SingleLine] : [pictureNode, videoNode, ...tableParts]),
    pasted(isLine, onPasted),
    StarterKit.configure({
      ...(!hasHistory && { undoRedo: false }),
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
        blockquote: false,
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
const loneParagraph = /<li><p>((?:(?!<\/?(?:p|li|ul|ol)\b).)*)<\/p>(?=<\/li>|<ul>|<ol[ >])/gs

/** The content of the editor as publishing stores it; empty without any text. */
export function markupOf(editor: Editor): string {
  if (editor.isEmpty) return ''
  return editor
    .getHTML()
    .replaceAll(/(<ol[^>]*) type="[^"]*"/g, '$1')
    .replaceAll(/<(td|th) (?!(?:col|row)span)[^>]*>/g, '<$1>')
    .replaceAll(/<a [^>]*?href=("[^"]*")[^>]*>/g, '<a href=$1>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('<br>', '<br />')
    .replaceAll(/<img ([^>]*[^/])>/g, '<img $1 />')
    .replaceAll(loneParagraph, '<li>$1')
}
