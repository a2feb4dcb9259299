import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
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
  /** The button is an icon beside a name, and the comments are below both. */
  isBeside: boolean
}

/** Comments on what is being edited. */
export function PlaceComments({ subject, threads, place, placeName, labelOf, isBeside }: PlaceCommentsProps) {
  const { t } = useTranslation()
  const refresh = useRefreshReviews()
  const here = useRef<HTMLDivElement>(null)
  const hasWritten = useRef(false)
  const [isWriting, setIsWriting] = useState(false)
  function stopWriting() {
    hasWritten.current = true
    setIsWriting(false)
  }
  /** The button is back after a comment, and has the focus again. */
  function takeFocusBack(button: HTMLButtonElement | null) {
    if (!button || !hasWritten.current) return
    hasWritten.current = false
    button.focus()
  }
  const verb = t('review.commentOn', { place: placeName })
  const button = !isWriting && (
    <Button
      size="s"
      variant="ghost"
      icon="chat"
      ref={takeFocusBack}
      onClick={() => setIsWriting(true)}
      {...(isBeside && { square: true, title: verb })}
    >
      {isBeside ? <VisuallyHidden>{verb}</VisuallyHidden> : verb}
    </Button>
  )
  return (
    <>
      {isBeside && button}
      <div ref={here} tabIndex={-1} className={styles.here}>
        <ThreadList threads={threads} labelOf={labelOf} after={here} />
        {isWriting && (
          <CommentForm
            label={verb}
            verb={t('review.comment')}
            onSend={async (text) => {
              await callStudio('comments.add', { subject, ...place, text })
              await refresh()
              stopWriting()
            }}
            onCancel={stopWriting}
          />
        )}
        {!isBeside && button}
      </div>
    </>
  )
}
