import { isCatalogue } from '../../../schemas/kinds/index.ts'
import type { FoundText } from '../../../schemas/studio/answers.ts'
import type { StudioContext } from '../studio-context.ts'
import { currentTexts, type DocumentTexts } from '../texts.ts'

/** Maximum number of texts found. */
const maxFound = 40
/** Of which so many of catalogues may be before those of other documents. */
const maxOfCatalogues = 6
const excerptLength = 120

/** Uzbek apostrophes are typed in many ways. */
const normalized = (text: string) => text.toLowerCase().replace(/[ʻʼ‘’`´]/g, "'")

/** The part of a text in which a term is near the beginning. */
function excerptOf(text: string, position: number): string {
  if (text.length <= excerptLength) return text
  const start = Math.max(0, Math.min(position - 30, text.length - excerptLength))
  const end = start + excerptLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

interface Match {
  found: FoundText
  /** Of the whole text. */
  length: number
}

const isOfCatalogue = ({ found }: Match) => isCatalogue(found.kind)

/**
 * The shortest texts first, which are little more than what was searched for. A catalogue has so many that it
 * would leave no room for other documents.
 */
function ranked(matches: readonly Match[]): FoundText[] {
  const sorted = matches.toSorted(
    (left, right) => left.length - right.length || Number(isOfCatalogue(left)) - Number(isOfCatalogue(right)),
  )
  const later = new Set(sorted.filter(isOfCatalogue).slice(maxOfCatalogues))
  return [...sorted.filter((match) => !later.has(match)), ...later].map(({ found }) => found)
}

/** Texts of one document that contain every term. */
function matchesIn({ kind, key, title, texts }: DocumentTexts, [first = '', ...others]: string[]): Match[] {
  return texts.flatMap(({ path, language, text }) => {
    const plain = normalized(text)
    const position = plain.indexOf(first)
    if (position < 0 || !others.every((term) => plain.includes(term))) return []
    const excerpt = excerptOf(text, position)
    const found = { kind, key, ...(title !== undefined && { title }), path, language, excerpt }
    return [{ found, length: text.length }]
  })
}

/** Finds texts that contain every term, in documents as they will be published. Exact and short ones are first. */
export async function searchTexts(
  { drafts, texts }: Pick<StudioContext, 'drafts' | 'texts'>,
  query: string,
): Promise<FoundText[]> {
  const terms = normalized(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  const documents = await currentTexts({ published: texts, drafts })
  return ranked(documents.flatMap((document) => matchesIn(document, terms))).slice(0, maxFound)
}
