import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isPastRelease, type OpenRelease, type ReleaseChange } from '../../../schemas/studio/releases.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { Loaded } from '../kit/loaded.tsx'
import { labelOfPath } from '../releases/change-labels.ts'
import { ApprovalState } from './approval-state.tsx'
import { CommentForm } from './comment-form.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ThreadList } from './thread-list.tsx'
import { labelSteps, pathInBody } from './review-places.ts'
import { useRefreshReviews, useReview } from './use-review.ts'
import { Stack } from '../kit/layout.tsx'
import { Subtitle } from '../kit/text.tsx'

/** Who has approved a release, and what can be decided about it. */
export function ReleaseReview({ open: { release, changes } }: { open: OpenRelease }) {
  const { t } = useTranslation()
  const subject = { release: release.id }
  const review = useReview(subject)
  const seen = changes.flatMap(({ kind, key, revision }) =>
    revision === null ? [] : [{ kind, key, revision }],
  )
  return (
    <Stack aria-label={t('review.title')} as="section">
      <Subtitle>{t('review.title')}</Subtitle>
      <Loaded reading={review} waiting={<Skeleton height="80px" />}>
        {(data) => (
          <>
            <ApprovalState review={data} />
            {!isPastRelease(release) && <ReviewActions subject={subject} review={data} seen={seen} />}
            <ReviewHistory steps={data.steps} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** Comments on one document of a release. */
export function ReleaseComments({ release, change }: { release: number; change: ReleaseChange }) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const refresh = useRefreshReviews()
  const review = useReview({ release })
  const subject = { kind: change.kind, key: change.key }
  const section = useRef<HTMLElement>(null)
  const body = (change.after ?? change.before)?.body
  return (
    <Stack ref={section} tabIndex={-1} aria-label={t('review.comments')} as="section">
      <Loaded reading={review} waiting={<Skeleton height="80px" />}>
        {({ threads }) => (
          <ThreadList
            after={section}
            threads={threads.filter(
              ({ subject: of, resolved }) =>
                !resolved && !('release' in of) && of.kind === subject.kind && of.key === subject.key,
            )}
            labelOf={(thread) => {
              const path = pathInBody(thread, body)
              if (path === null) return null
              return path === '' ? t('review.wholeDocument') : labelOfPath(body, labelSteps(path), labels)
            }}
          />
        )}
      </Loaded>
      <CommentForm
        label={t('review.commentOnDocument')}
        verb={t('review.comment')}
        onSend={async (text) => {
          await callStudio('comments.add', { subject, block: null, path: '', text })
          await refresh()
        }}
      />
    </Stack>
  )
}
