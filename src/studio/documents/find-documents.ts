import { isKind } from '../../../schemas/kinds/index.ts'
import type { DocumentReference, DocumentSummary } from '../../../schemas/studio/answers.ts'

/** The name of a document in addresses of the Studio and in lists. */
export const nameOf = ({ kind, key }: Pick<DocumentSummary, 'kind' | 'key'>) => `${kind}/${key}`

/** The document with this name; null if there is no such kind. */
export function documentNamed(name: string): DocumentReference | null {
  const [kind, key = ''] = name.split(/\/(.*)/s)
  return isKind(kind) ? { kind, key } : null
}

interface Search {
  query: string
  /** Only documents with unpublished edits. */
  onlyEdited: boolean
  /** The displayed name of a document. */
  titleOf: (document: DocumentSummary) => string
}

/** Documents that contain every term in their name, address or title of any language. */
export function findDocuments(documents: readonly DocumentSummary[], search: Search): DocumentSummary[] {
  const terms = search.query.toLowerCase().split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    const { title, route = '', state } = document
    const candidates = [nameOf(document), route, search.titleOf(document), ...Object.values(title ?? {})]
    const text = candidates.join(' ').toLowerCase()
    return terms.every((term) => text.includes(term)) && (!search.onlyEdited || state !== 'published')
  })
}
