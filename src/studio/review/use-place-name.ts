import { useTranslation } from 'react-i18next'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { allBlocks, type OutlineList } from '../outline/block-tree.ts'
import { labelOfPath } from '../releases/change-labels.ts'
import { labelSteps, pointerOf } from './review-places.ts'

/** Names places of a document as its editors know them. */
export function usePlaceName(body: unknown, lists: readonly OutlineList[]) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  function ofPlace({ block, path }: Pick<CommentThread, 'block' | 'path'>, pointer: string): string {
    const found = allBlocks(lists).find(({ id }) => id === block)
    if (path === '') return found?.title || (block ?? t('review.wholeDocument'))
    return labelOfPath(body, labelSteps(pointer), labels)
  }
  function ofThread(thread: CommentThread): string | null {
    const pointer = pointerOf(thread, lists)
    return pointer === null ? null : ofPlace(thread, pointer)
  }
  return { ofPlace, ofThread }
}

export type PlaceName = ReturnType<typeof usePlaceName>
