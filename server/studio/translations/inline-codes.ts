import { SaxesParser } from 'saxes'
import type { TextFormat } from '../../../schemas/studio/translations.ts'
import { sanitiseMarkup } from '../../content/index.ts'

/** A text as translators see it: words, and codes that they must keep. */
export type InlineNode =
  | string
  /** A placeholder: of i18next, such as {{count}}, or of form messages, such as $$max$$. */
  | { code: string }
  /** An element of a text with markup. */
  | { tag: string; attributes: ElementAttributes; children: InlineNode[] }

/** Attributes of links, pictures, videos, lists and cells that a translation keeps. */
export const elementAttributes = ['href', 'src', 'alt', 'title', 'start', 'colspan', 'rowspan'] as const
export type ElementAttributes = Readonly<Partial<Record<(typeof elementAttributes)[number], string>>>

/** Elements without content. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'img'])

/** The attributes that have a value, in the order of the list. */
export const attributesFrom = (
  valueOf: (name: keyof ElementAttributes) => string | undefined,
): ElementAttributes =>
  Object.fromEntries(
    elementAttributes.flatMap((name) => {
      const value = valueOf(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Attributes as they are written, each after a space. */
export const writeAttributes = (
  attributes: ElementAttributes,
  escapeValue: (text: string) => string,
  prefix = '',
): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escapeValue(value)}"`)
    .join('')

/** Characters that XML cannot contain, and halves of characters. */
const notInXml =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const forXml = (text: string) => text.replace(notInXml, '')
const placeholder = /(\{\{[^{}]*\}\}|\$t\([^()]*\)|\$\$\w+\$\$)/

/** Splits a text into words and codes. Markup is sanitised, as publishing does it. */
export function nodesOf(text: string, format: TextFormat): InlineNode[] {
  if (format !== 'plain') return elementsOf(text, format)
  return forXml(text)
    .split(placeholder)
    .filter((part) => part !== '')
    .map((part) => (placeholder.test(part) ? { code: part } : part))
}

function elementsOf(text: string, format: Exclude<TextFormat, 'plain'>): InlineNode[] {
  // After that: references such as &#1; are characters only then.
  const markup = forXml(sanitiseMarkup(text, format).markup)
  const root: InlineNode[] = []
  const open: InlineNode[][] = [root]
  const last = () => open.at(-1) ?? root
  const parser = new SaxesParser({ fragment: true })
  parser.on('opentag', ({ name, attributes }) => {
    const children: InlineNode[] = []
    const valueOf = (attribute: string) => {
      const { [attribute]: value } = attributes
      return typeof value === 'string' ? value : undefined
    }
    last().push({ tag: name, attributes: attributesFrom(valueOf), children })
    open.push(children)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (words) => void last().push(words))
  parser.write(markup).close()
  return root
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** The text of a document that these words and codes make. */
export function textOf(nodes: readonly InlineNode[], format: TextFormat): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return format === 'plain' ? node : escapeText(node)
      if ('code' in node) return format === 'plain' ? node.code : escapeText(node.code)
      const { tag, attributes, children } = node
      const start = `<${tag}${writeAttributes(attributes, escapeValue)}`
      return voidTags.has(tag) ? `${start} />` : `${start}>${textOf(children, format)}</${tag}>`
    })
    .join('')
}

/** One spelling for all texts that mean the same, so that they can be compared. */
export function canonicalText(text: string, format: TextFormat): string {
  return textOf(nodesOf(text, format), format).trim()
}

/** Whether players would see nothing. */
export function isBlank(text: string, format: TextFormat): boolean {
  return (format === 'plain' ? text : text.replaceAll(/<(?!(?:img|iframe) )[^>]*>/g, '')).trim() === ''
}

/** Codes of a text by what they are, with how often each occurs. */
export function codesIn(nodes: readonly InlineNode[], into = new Map<string, number>()): Map<string, number> {
  const add = (code: string) => into.set(code, (into.get(code) ?? 0) + 1)
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if ('code' in node) add(node.code)
    else {
      add(`<${node.tag}>`)
      codesIn(node.children, into)
    }
  }
  return into
}
