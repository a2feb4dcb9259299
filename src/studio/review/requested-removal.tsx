import { useTranslation } from 'react-i18next'
import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import type { RequestedRemoval as Removal } from '../../../schemas/studio/reviews.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { ConfirmButton } from '../kit/confirm.tsx'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useRefreshReviews } from './use-review.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { InlineHint, Subtitle } from '../kit/text.tsx'
import styles from './review.module.css'

interface RequestedRemovalProps {
  document: DocumentReference
  removal: Removal
  /** Called after the document has been removed. */
  onRemoved: () => Promise<unknown>
}

/** Somebody wants to remove the document from the site: others confirm that, or keep it. */
export function RequestedRemoval({ document: { kind, key }, removal, onRemoved }: RequestedRemovalProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const refresh = useRefreshReviews()
  const translateIssue = useTranslateIssue()
  const mayEdit = useMay('editor')
  const remove = useAction(async () => {
    const answer = await callStudio('reviews.confirmRemoval', { kind, key })
    if (answer.published) await onRemoved()
    await refresh()
    const error = answer.published ? undefined : answer.issues.find(({ severity }) => severity === 'error')
    return error && translateIssue(error).message
  })
  const keep = useAction(async () => {
    await callStudio('reviews.keep', { kind, key })
    await refresh()
  })
  const reason = remove.reason ?? keep.reason
  return (
    <Stack aria-label={t('review.removal.title')} as="section">
      <Subtitle>{t('review.removal.title')}</Subtitle>
      <p className={styles.rule} data-approved={removal.missing === 0}>
        <Icon name={removal.missing === 0 ? 'check-circle' : 'clock'} size={18} />
        <span>
          {t('review.removal.asked', { name: removal.by, time: time(removal.at) })}
          <InlineHint> {t('review.removal.missing', { count: removal.missing })}</InlineHint>
        </span>
      </p>
      <ActionError reason={reason} />
      <Row>
        {removal.mayConfirm && (
          <ConfirmButton
            size="s"
            variant="danger"
            loading={remove.isPending}
            question={t('editor.archiveAsk')}
            verb={t('editor.archive')}
            onConfirm={remove.run}
          >
            {t('review.removal.confirm')}
          </ConfirmButton>
        )}
        {mayEdit && (
          <Button size="s" variant="secondary" loading={keep.isPending} onClick={() => keep.run()}>
            {t('review.removal.keep')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
