import { SaxesParser, type SaxesTagNS } from 'saxes'
import { isBuiltIn, type Locale } from '../../../../schemas/locale.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { attributesFrom, type ElementAttributes, type InlineNode } from '../inline-codes.ts'
import { elementTypes, htmlNamespace, xliffNamespace } from './xliff-writer.ts'

export interface ReadUnit {
  place: string
  source: InlineNode[]
  target: InlineNode[]
  /** Why its codes cannot be read; null: they can. */
  fault: Phrase | null
}

export interface ReadFile {
  /** `kind/key` of the document. */
  name: string
  units: ReadUnit[]
}

export interface ReadXliff {
  from: Locale
  to: Locale
  files: ReadFile[]
}

/** Elements within elements. */
const deepest = 60
const maxUnits = 20_000

const invalid = (reason: Phrase) => new StudioError('InvalidParameters', reason, { path: '/xliff' })

const tagsByType = new Map(Object.entries(elementTypes).map(([tag, type]) => [type, tag]))

/** Whether the site has a language. */
type IsKnown = (code: unknown) => code is Locale

interface Code {
  tag: string
  attributes: ElementAttributes
}

/** Reads one file; texts of elements that are not ours, such as notes of translators, are skipped. */
class Reader {
  readonly files: ReadFile[] = []
  languages: { from: Locale; to: Locale } | null = null
  #path: string[] = []
  #unit: ReadUnit | null = null
  #side: 'source' | 'target' | null = null
  /** Lists of nodes that are open, the innermost last. */
  #open: InlineNode[][] = []
  #codes = new Map<string, Code>()
  /** Content of a placeholder. */
  #placeholder: string | null = null
  #count = 0

  constructor(readonly isKnown: IsKnown) {}

  /** `uz` of uz-Latn-UZ, in whatever case a program writes it. */
  #localeIn(language: string | undefined): Locale | null {
    const code = language?.toLowerCase().split(/[-_]/)[0]
    return this.isKnown(code) ? code : null
  }

  open(tag: SaxesTagNS): void {
    const { local, uri } = tag
    if (this.#path.length === 0 && (local !== 'xliff' || uri !== xliffNamespace))
      throw invalid(
        phrase`This is no file in the format XLIFF 1.2. Export it from the translation program in this format`,
      )
    if (this.#path.length >= deepest) throw invalid(phrase`The file has too many elements in each other`)
    this.#path.push(local)
    if (uri !== xliffNamespace) return
    if (this.#side !== null) this.#openInline(tag)
    else if (local === 'file') this.#openFile(tag)
    else if (local === 'trans-unit') this.#openUnit(tag)
    else if ((local === 'source' || local === 'target') && this.#path.at(-2) === 'trans-unit') {
      this.#side = local
      this.#open = [this.#unit?.[local] ?? []]
    }
  }

  text(text: string): void {
    if (this.#placeholder !== null) this.#placeholder += text
    else if (this.#side !== null) this.#open.at(-1)?.push(text)
  }

  close({ local, uri }: SaxesTagNS): void {
    const parent = this.#path.at(-2)
    this.#path.pop()
    if (uri !== xliffNamespace) return
    if (local === 'trans-unit') this.#unit = null
    else if (local === this.#side && parent === 'trans-unit') this.#side = null
    else if (this.#side === null) return
    else if (local === 'g') this.#open.pop()
    else if (local === 'ph' && this.#placeholder !== null) {
      this.#open.at(-1)?.push({ code: this.#placeholder })
      this.#placeholder = null
    }
  }

  #openFile(tag: SaxesTagNS): void {
    const from = this.#localeIn(attributeOf(tag, 'source-language'))
    const to = this.#localeIn(attributeOf(tag, 'target-language'))
    if (from === null || to === null || from === to)
      throw invalid(
        phrase`The site does not have the two languages of the file. Check its source and target language`,
      )
    if (this.languages && (this.languages.from !== from || this.languages.to !== to))
      throw invalid(phrase`The parts of the file are in different languages`)
    this.languages = { from, to }
    this.files.push({ name: attributeOf(tag, 'original') ?? '', units: [] })
  }

  #openUnit(tag: SaxesTagNS): void {
    this.#count += 1
    if (this.#count > maxUnits) throw invalid(phrase`The file has more than ${maxUnits} texts`)
    this.#unit = {
      place: attributeOf(tag, 'resname') ?? '',
      source: [],
      target: [],
      fault: null,
    }
    this.#codes = new Map()
    this.files.at(-1)?.units.push(this.#unit)
  }

  #openInline(tag: SaxesTagNS): void {
    const { local } = tag
    if (local === 'ph') this.#placeholder = ''
    else if (local === 'g' || local === 'x') {
      const children: InlineNode[] = []
      const code = this.#codeOf(tag)
      if (code) this.#open.at(-1)?.push({ ...code, children })
      if (local === 'g') this.#open.push(children)
    } else if (local !== 'mrk' && this.#unit)
      this.#unit.fault = phrase`It has a code that is unknown here: ${local}`
  }

  /** Programs may leave out what is not theirs: an element of the target is then like the one of the source. */
  #codeOf(tag: SaxesTagNS): Code | null {
    const id = attributeOf(tag, 'id') ?? ''
    const type = attributeOf(tag, 'ctype') ?? ''
    const known = this.#codes.get(id)
    const name = type.startsWith('x-html-') ? type.slice('x-html-'.length) : tagsByType.get(type)
    const element = name ?? known?.tag
    if (element === undefined) {
      if (this.#unit)
        this.#unit.fault = phrase`It has a code that is unknown here: ${type === '' ? id : type}`
      return null
    }
    const ofSource = known?.tag === element ? known.attributes : {}
    const attributes = attributesFrom((each) => attributeOf(tag, each, htmlNamespace) ?? ofSource[each])
    const code = { tag: element, attributes }
    if (this.#side === 'source') this.#codes.set(id, code)
    return code
  }
}

function attributeOf({ attributes }: SaxesTagNS, local: string, uri = ''): string | undefined {
  return Object.values(attributes).find((each) => each.local === local && each.uri === uri)?.value
}

/**
 * Reads an XLIFF 1.2 file. Document types, and with them entities of its own, are rejected; nothing outside the file is
 * read. Throws InvalidParameters. `isKnown`: by default, the languages that every site has.
 */
export function readXliff(xliff: string, isKnown: IsKnown = isBuiltIn): ReadXliff {
  const parser = new SaxesParser({ xmlns: true })
  const reader = new Reader(isKnown)
  parser.on('doctype', () => {
    throw invalid(phrase`The file has a document type, which is not allowed`)
  })
  parser.on('error', () => {
    throw invalid(
      phrase`The file is damaged in line ${parser.line}. Export it from the translation program again`,
    )
  })
  parser.on('opentag', (tag) => reader.open(tag))
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('closetag', (tag) => reader.close(tag))
  parser.write(xliff.replace(/^\ufeff/, '')).close()
  if (!reader.languages) throw invalid(phrase`The file has no texts`)
  return { ...reader.languages, files: reader.files }
}
