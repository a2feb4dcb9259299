import { useEffect, useMemo } from 'react'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { EditedDocument } from '../editor/use-document.ts'
import type { OutlineList } from '../outline/block-tree.ts'
import { placesOf } from './review-places.ts'
import { useReview } from './use-review.ts'

/** The review of an open document, read again after each save, which voids approvals. */
export function useDocumentReview(
  kind: DocumentKind,
  name: string,
  { state, hasDraft }: Pick<EditedDocument, 'state' | 'hasDraft'>,
  lists: readonly OutlineList[],
) {
  const reading = useReview({ kind, key: name })
  const { data, mutate } = reading
  const savedAt = state.status === 'saved' ? state.at : null
  useEffect(() => {
    void mutate()
  }, [mutate, savedAt, hasDraft])
  const places = useMemo(() => placesOf(data?.threads ?? [], lists), [data, lists])
  const openThreads = data?.threads.filter(({ resolved }) => !resolved).length ?? 0
  return { reading, places, openThreads }
}

export type DocumentReview = ReturnType<typeof useDocumentReview>
