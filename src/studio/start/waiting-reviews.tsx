import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReviewSubject, WaitingReview } from '../../../schemas/studio/reviews.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useTimestamp } from '../use-language.ts'
import styles from './start.module.css'

const reviewAddress = (subject: ReviewSubject) =>
  'release' in subject ? `/releases/${subject.release}` : `/documents/${nameOf(subject)}?view=review`

/** Reviews that the user was asked for, and answers to the user's own requests. */
export function WaitingReviews({ reviews }: { reviews: readonly WaitingReview[] }) {
  return reviews.map((review) => (
    <Row key={`${reviewAddress(review.subject)} ${review.reason}`} review={review} />
  ))
}

const icons = { review: 'eye', removal: 'eye-off', changes: 'alert', approved: 'check-circle' } as const

function Row({ review }: { review: WaitingReview }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const titleOf = useDocumentName()
  const { subject, title, reason, by, at, message, answeredBy } = review
  const name =
    'release' in subject
      ? (review.name ?? '')
      : titleOf({ ...subject, ...(title !== undefined && { title }) })
  const asks = {
    review:
      message === '' ? t('review.asks', { name: by }) : t('review.asksThat', { name: by, text: message }),
    removal: t('review.removal.asks', { name: by }),
    changes: t('review.criticised', { name: answeredBy.join(', ') }),
    approved: t('review.isApproved'),
  }
  const verb = t(`review.go.${reason}`)
  return (
    <li className={styles.row}>
      <Icon name={icons[reason]} size={18} />
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{[asks[reason], time(at)].join(' · ')}</span>
      </span>
      <Link
        to={reviewAddress(subject)}
        aria-label={`${verb}: ${name}`}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        {verb}
      </Link>
    </li>
  )
}
