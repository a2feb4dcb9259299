import type { FoundText } from '../../../schemas/studio/answers.ts'
import type { StudioContext } from '../studio-context.ts'
import { currentTexts, type DocumentTexts } from '../texts.ts'

/** Maximum number of texts found. */
const mostFound = 40
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

/** A catalogue has so many texts that it would leave no room for other documents. */
const cataloguesLast = (all: readonly DocumentTexts[]) =>
  all.toSorted((left, right) => Number(left.kind === 'messages') - Number(right.kind === 'messages'))

/** Finds texts that contain every term, in documents as they will be published. */
export async function searchTexts(
  { drafts, texts }: Pick<StudioContext, 'drafts' | 'texts'>,
  query: string,
): Promise<FoundText[]> {
  const [first = '', ...others] = normalized(query).split(/\s+/).filter(Boolean)
  if (first === '') return []
  const found: FoundText[] = []
  for (const { kind, key, title, texts: all } of cataloguesLast(
    await currentTexts({ published: texts, drafts }),
  ))
    for (const { path, language, text } of all) {
      const plain = normalized(text)
      const position = plain.indexOf(first)
      if (position < 0 || !others.every((term) => plain.includes(term))) continue
      const excerpt = excerptOf(text, position)
      found.push({ kind, key, ...(title !== undefined && { title }), path, language, excerpt })
      if (found.length === mostFound) return found
    }
  return found
}
