import { LRUCache } from 'lru-cache'
import type { HtmlPart, Template } from '../../../../src/app/render/server-rendering.ts'
import { namesIn } from '../../../builds/index.ts'
import { SharedText } from '../../../http/gzip-parts.ts'

export interface NewDocument {
  parts: readonly HtmlPart[]
  styleHashes: readonly string[]
}

/** A document with gaps for what is personal. */
interface DocumentTemplate {
  /** The texts before each gap, and the last one. */
  texts: readonly SharedText[]
  styleHashes: readonly string[]
  sources: readonly unknown[]
}

export interface FilledDocument {
  parts: (string | SharedText)[]
  styleHashes: readonly string[]
}

function textsAround(parts: readonly HtmlPart[]): SharedText[] {
  const runs: string[][] = [[]]
  for (const part of parts)
    if (typeof part === 'string') runs.at(-1)?.push(part)
    else runs.push([])
  return runs.map((run) => new SharedText(run))
}

export interface DocumentSources {
  template: Template
  /** The personal parts of the document, in order; the last one contains no HTML. */
  personal: readonly string[]
  /** What the document depends on besides its HTML; compared by identity. */
  sources: readonly unknown[]
  make: () => NewDocument
}

/** Documents whose personal parts need other styles. */
const maxPerTemplate = 20

/** Documents that are made once for all visitors whose pages differ in personal parts only. */
export class DocumentTemplates {
  readonly #cached = new WeakMap<Template, LRUCache<string, DocumentTemplate>>()

  /** The document for a visitor. */
  fill({ template, personal, sources, make }: DocumentSources): FilledDocument {
    const { texts, styleHashes } = this.#find({ template, personal, sources, make })
    return { parts: texts.flatMap((text, index) => [text, personal[index] ?? '']), styleHashes }
  }

  #find({ template, personal, sources, make }: DocumentSources): DocumentTemplate {
    const ofTemplate =
      this.#cached.get(template) ?? new LRUCache<string, DocumentTemplate>({ max: maxPerTemplate })
    this.#cached.set(template, ofTemplate)
    // The styles of a document are those of the names in its HTML.
    const key = [...namesIn(personal.slice(0, -1))].sort().join(' ')
    const cached = ofTemplate.get(key)
    if (cached?.sources.every((one, index) => one === sources[index])) return cached
    const { parts, styleHashes } = make()
    const made = { texts: textsAround(parts), styleHashes, sources }
    ofTemplate.set(key, made)
    return made
  }
}
