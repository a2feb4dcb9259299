import { type DocumentKind, kindOf } from '../../../schemas/kinds/index.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useStudioData } from '../use-studio-data.ts'

export const views = ['fields', 'text', 'changes', 'history', 'review'] as const
export type View = (typeof views)[number]

/** The view that an address asks for. */
export function viewIn(search: string): View {
  const wanted = new URLSearchParams(search).get('view')
  return views.find((view) => view === wanted) ?? 'fields'
}

/** The JSON pointer in the last part of an address; null if there is none. */
export function pointerIn(hash: string): string | null {
  try {
    return hash.startsWith('#/') ? decodeURIComponent(hash.slice(1)) : null
  } catch {
    return null
  }
}

/** The name of the document in lists. */
export function useTitle(kind: DocumentKind, key: string): string {
  const titleOf = useDocumentName()
  const { data = [] } = useStudioData('documents.list', {})
  const summary = data.find((each) => each.kind === kind && each.key === key)
  return titleOf(summary ?? { kind, key })
}

/** The id that a block of a document has in the rendered page. */
export function idInPage(kind: DocumentKind, id: string): string {
  return `${kindOf(kind).idPrefix ?? ''}${id}`
}
