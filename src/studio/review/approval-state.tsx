import { useTranslation } from 'react-i18next'
import type { Review } from '../../../schemas/studio/reviews.ts'
import { Avatar } from '../../ui/art/avatar.tsx'
import { Icon, type IconName } from '../../ui/art/icon.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useTimestamp } from '../use-language.ts'
import { opinionsOf, type Opinion, type OpinionState } from './opinions.ts'
import { Stack } from '../kit/layout.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
import styles from './review.module.css'

const icons: Readonly<Record<OpinionState, IconName>> = {
  approved: 'check',
  changes: 'alert',
  void: 'refresh',
  changed: 'refresh',
  waiting: 'clock',
}

/** Which approvals are required and given, and what each reviewer says. */
export function ApprovalState({ review }: { review: Review }) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const time = useTimestamp()
  const { request, documents } = review
  const ruled = documents.filter(({ rule, revision }) => rule.count > 0 && revision !== null)
  const opinions = opinionsOf(review)
  return (
    <Stack>
      {ruled.map((each) => (
        <p key={`${each.kind}/${each.key}`} className={styles.rule} data-approved={each.isApproved}>
          <Icon name={each.isApproved ? 'check-circle' : 'clock'} size={18} />
          <span>
            {documents.length > 1 && `${titleOf(each)}: `}
            {t('review.given', { given: each.given, count: each.rule.count })}
            <InlineHint> {t('review.rule', { role: t(`roles.${each.rule.role}`) })}</InlineHint>
          </span>
        </p>
      ))}
      {request && (
        <Hint>
          {t('review.requestedBy', { name: request.by.name, time: time(request.at) })}
          {request.message !== '' && <span className={styles.text}> {request.message}</span>}
        </Hint>
      )}
      {opinions.length > 0 && (
        <Stack as="ul" gap={8} aria-label={t('review.reviewers')}>
          {opinions.map((opinion) => (
            <Row key={opinion.key} opinion={opinion} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Row({ opinion }: { opinion: Opinion }) {
  const { t } = useTranslation()
  const { person, role, state, counts } = opinion
  const name = person?.name ?? t('review.anyOf', { role: t(`roles.${role ?? 'viewer'}`) })
  const note = state === 'approved' && !counts ? ` · ${t('review.doesNotCount')}` : ''
  return (
    <li className={styles.person} data-state={state}>
      {person ? (
        <Avatar name={name} />
      ) : (
        <span className={styles.role}>
          <Icon name="users" size={18} />
        </span>
      )}
      <span className={styles.personName}>
        {name} <InlineHint>{t(`review.says.${state}`) + note}</InlineHint>
      </span>
      <Icon name={icons[state]} size={18} />
    </li>
  )
}
