import type { LocaleDefinition } from '../../../../schemas/locale.ts'
import type { TextFormat, TranslationStateName } from '../../../../schemas/studio/translations.ts'
import { nodesOf, voidTags, writeAttributes, type InlineNode } from '../inline-codes.ts'

/** Links of elements, which XLIFF has no attribute for. */
export const htmlNamespace = 'http://www.w3.org/1999/xhtml'
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:1.2'

export interface WrittenUnit {
  place: string
  source: string
  target: string
  format: TextFormat
  maxLength?: number
  state: TranslationStateName
}

export interface WrittenFile {
  /** `kind/key` of the document. */
  name: string
  units: readonly WrittenUnit[]
}

/** What programs of translators call our states. */
const stateNames: Readonly<Record<TranslationStateName, string>> = {
  missing: 'needs-translation',
  outdated: 'needs-review-translation',
  'needs-work': 'needs-review-translation',
  done: 'translated',
  checked: 'final',
}

/** Types of elements that XLIFF has a name for. */
export const elementTypes: Readonly<Record<string, string>> = {
  strong: 'bold',
  em: 'italic',
  a: 'link',
  br: 'lb',
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
/** Line breaks and tabs of an attribute would become spaces. */
const escapeValue = (text: string) => escape(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

/** Numbers codes like those of the source, so that translators see which belong together. */
class CodeIds {
  readonly #ids = new Map<string, number[]>()
  #last = 0

  /** Remembers the codes of the source. */
  add(code: string): number {
    this.#last += 1
    this.#ids.set(code, [...(this.#ids.get(code) ?? []), this.#last])
    return this.#last
  }

  /** The id of the next such code of the source; a new one if there is none. */
  take(code: string): number {
    const [next, ...rest] = this.#ids.get(code) ?? []
    this.#ids.set(code, rest)
    return next ?? (this.#last += 1)
  }
}

const codeOf = (node: Exclude<InlineNode, string>) =>
  'code' in node ? node.code : `<${node.tag}${writeAttributes(node.attributes, escapeValue)}>`

function write(nodes: readonly InlineNode[], idOf: (code: string) => number): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node)
      const id = idOf(codeOf(node))
      if ('code' in node) return `<ph id="${id}">${escape(node.code)}</ph>`
      const { tag, attributes, children } = node
      const type = elementTypes[tag] ?? `x-html-${tag}`
      const start = `id="${id}" ctype="${type}"${writeAttributes(attributes, escapeValue, 'html:')}`
      return voidTags.has(tag) ? `<x ${start}/>` : `<g ${start}>${write(children, idOf)}</g>`
    })
    .join('')
}

function writeUnit({ place, source, target, format, maxLength, state }: WrittenUnit, id: number): string {
  const ids = new CodeIds()
  const from = write(nodesOf(source, format), (code) => ids.add(code))
  const to = write(nodesOf(target, format), (code) => ids.take(code))
  const limit = maxLength === undefined ? '' : ` maxwidth="${maxLength}" size-unit="char"`
  const approved = state === 'checked' ? ' approved="yes"' : ''
  return [
    `      <trans-unit id="${id}" resname="${escapeValue(place)}" xml:space="preserve"${limit}${approved}>`,
    `        <source>${from}</source>`,
    `        <target state="${stateNames[state]}">${to}</target>`,
    '      </trans-unit>',
  ].join('\n')
}

/** An XLIFF 1.2 file, the version that most programs of translators read. */
/** The two languages of a file, by their tags. */
interface XliffLanguages {
  from: Pick<LocaleDefinition, 'language'>
  to: Pick<LocaleDefinition, 'language'>
}

export function writeXliff(files: readonly WrittenFile[], { from, to }: XliffLanguages): string {
  const languages = `source-language="${escapeValue(from.language)}" target-language="${escapeValue(to.language)}"`
  const written = files.map(({ name, units }) =>
    [
      `  <file original="${escapeValue(name)}" datatype="html" ${languages}>`,
      '    <body>',
      ...units.map((unit, index) => writeUnit(unit, index + 1)),
      '    </body>',
      '  </file>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${xliffNamespace}" xmlns:html="${htmlNamespace}">`,
    ...written,
    '</xliff>',
    '',
  ].join('\n')
}
