import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { CommentForm } from './comment-form.tsx'
import { ThreadList } from './thread-list.tsx'
import { useRefreshReviews } from './use-review.ts'
import styles from './review.module.css'

interface PlaceCommentsProps {
  subject: DocumentName
  /** Open threads on the selected block, or on the document itself. */
  threads: readonly CommentThread[]
  /** Where a new comment goes: the field that had the focus last, otherwise the whole block or document. */
  place: Pick<CommentThread, 'block' | 'path'>
  placeName: string
  labelOf: (thread: CommentThread) => string | null
}

/** Comments on what is being edited. */
export function PlaceComments({ subject, threads, place, placeName, labelOf }: PlaceCommentsProps) {
  const { t } = useTranslation()
  const refresh = useRefreshReviews()
  const [isWriting, setIsWriting] = useState(false)
  return (
    <div className={styles.here}>
      <ThreadList threads={threads} labelOf={labelOf} />
      {isWriting ? (
        <CommentForm
          label={t('review.commentOn', { place: placeName })}
          verb={t('review.comment')}
          onSend={async (text) => {
            await callStudio('comments.add', { subject, ...place, text })
            await refresh()
            setIsWriting(false)
          }}
          onCancel={() => setIsWriting(false)}
        />
      ) : (
        <Button size="s" variant="ghost" icon="chat" onClick={() => setIsWriting(true)}>
          {t('review.commentOn', { place: placeName })}
        </Button>
      )}
    </div>
  )
}
