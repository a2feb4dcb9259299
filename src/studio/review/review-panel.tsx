import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import type { EditedDocument } from '../editor/use-document.ts'
import { Loaded } from '../kit/loaded.tsx'
import { ApprovalState } from './approval-state.tsx'
import { CommentForm } from './comment-form.tsx'
import { RequestedRemoval } from './requested-removal.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ThreadList } from './thread-list.tsx'
import type { DocumentReview } from './use-document-review.ts'
import { useRefreshReviews } from './use-review.ts'
import { Stack } from '../kit/layout.tsx'
import { Hint, Subtitle } from '../kit/text.tsx'
import styles from './review.module.css'

interface ReviewPanelProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  review: DocumentReview
  labelOf: (thread: CommentThread) => string | null
  onJump: (thread: CommentThread) => void
}

/** The review of a document: approvals, comments on all its places and its history. */
export function ReviewPanel({ kind, name, edited, review, labelOf, onJump }: ReviewPanelProps) {
  const { t } = useTranslation()
  const refresh = useRefreshReviews()
  const comments = useRef<HTMLHeadingElement>(null)
  const [isShowingAll, setIsShowingAll] = useState(false)
  const subject = { kind, key: name }
  const { saver, state } = edited
  // The decision is about what is on the screen, not about what others have saved since it was opened.
  const { revision } = saver
  const seen = state.status === 'saved' && revision !== null ? [{ ...subject, revision }] : null
  return (
    <Loaded reading={review.reading} waiting={<Skeleton height="240px" />}>
      {(data) => {
        const resolved = data.threads.filter((thread) => thread.resolved)
        const shown = isShowingAll ? data.threads : data.threads.filter((thread) => !thread.resolved)
        return (
          <Stack gap={24}>
            {data.removal && (
              <RequestedRemoval document={subject} removal={data.removal} onRemoved={() => edited.reread()} />
            )}
            <Stack aria-label={t('review.title')} as="section">
              <Subtitle>{t('review.title')}</Subtitle>
              <ApprovalState review={data} />
              <ReviewActions subject={subject} review={data} seen={seen} settle={() => saver.settle()} />
            </Stack>
            <Stack aria-label={t('review.comments')} as="section">
              <Subtitle ref={comments} tabIndex={-1}>
                {t('review.comments')}
              </Subtitle>
              {data.threads.length === 0 && <Hint>{t('review.noComments')}</Hint>}
              <ThreadList threads={shown} labelOf={labelOf} onJump={onJump} after={comments} />
              {resolved.length > 0 && (
                <button
                  type="button"
                  className={styles.jump}
                  aria-expanded={isShowingAll}
                  onClick={() => setIsShowingAll(!isShowingAll)}
                >
                  {t(isShowingAll ? 'review.hideResolved' : 'review.showResolved', {
                    count: resolved.length,
                  })}
                </button>
              )}
              <CommentForm
                label={t('review.commentOnDocument')}
                verb={t('review.comment')}
                onSend={async (text) => {
                  await callStudio('comments.add', { subject, block: null, path: '', text })
                  await refresh()
                }}
              />
            </Stack>
            <ReviewHistory steps={data.steps} />
          </Stack>
        )
      }}
    </Loaded>
  )
}
