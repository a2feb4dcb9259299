import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import type { DocumentReview } from './use-document-review.ts'
import styles from './review.module.css'

/** What keeps a draft from being published as far as its review is concerned. */
export function ReviewLine({ review, onOpen }: { review: DocumentReview; onOpen: () => void }) {
  const { t } = useTranslation()
  const { data } = review.reading
  const [document] = data?.documents ?? []
  if (!document || document.rule.count === 0 || document.revision === null) return null
  const { decisions, isApproved, given, rule } = document
  const voided = decisions.filter(({ decision, isCurrent }) => decision === 'approve' && !isCurrent).length
  const critic = decisions.find(({ decision, counts }) => decision === 'changes' && counts)
  const texts = [
    critic
      ? `${t('review.criticised', { name: critic.by.name })}.`
      : t('review.given', { given, count: rule.count }),
    ...(voided > 0 && !isApproved ? [t('review.voided', { count: voided })] : []),
  ]
  return (
    <p className={styles.rule} data-approved={isApproved}>
      <span className={styles.personName}>{texts.join(' ')}</span>
      <Button size="s" variant="ghost" onClick={onOpen}>
        {t('review.open')}
      </Button>
    </p>
  )
}
