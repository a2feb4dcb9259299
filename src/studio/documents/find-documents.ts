import { isKind } from '../../../schemas/kinds/index.ts'
import type { DocumentReference, DocumentState, DocumentSummary } from '../../../schemas/studio/answers.ts'

/** The name of a document in addresses of the Studio and in lists. */
export const nameOf = ({ kind, key }: Pick<DocumentSummary, 'kind' | 'key'>) => `${kind}/${key}`

/** The document with this name; null if there is no such kind. */
export function documentNamed(name: string): DocumentReference | null {
  const [kind, key = ''] = name.split(/\/(.*)/s)
  return isKind(kind) ? { kind, key } : null
}

/** The documents of a list: those in a state, those with edits of any kind, or those with edits of one user. */
export type DocumentFilter = { state: DocumentState | 'edited' } | { by: string }

function passes({ state, changedBy }: DocumentSummary, filter: DocumentFilter): boolean {
  if ('by' in filter) return state !== 'published' && changedBy === filter.by
  return filter.state === 'edited' ? state !== 'published' : state === filter.state
}

interface Search {
  query: string
  filter?: DocumentFilter | undefined
  /** The displayed name of a document. */
  titleOf: (document: DocumentSummary) => string
}

/** The filtered documents that contain every term in their name, address or title of any language. */
export function findDocuments(documents: readonly DocumentSummary[], search: Search): DocumentSummary[] {
  const terms = search.query.toLowerCase().split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    const { title, route = '' } = document
    const candidates = [nameOf(document), route, search.titleOf(document), ...Object.values(title ?? {})]
    const text = candidates.join(' ').toLowerCase()
    const isFound = terms.every((term) => text.includes(term))
    return isFound && (search.filter === undefined || passes(document, search.filter))
  })
}
