import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ReleaseChange } from '../../../schemas/studio/releases.ts'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { StateMark } from '../documents/state-mark.tsx'
import { useListedName } from '../documents/use-listed-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Message } from '../kit/message.tsx'
import { FieldChanges } from '../releases/field-changes.tsx'
import { useChangeSummary } from '../releases/use-change-summary.ts'
import { FactList } from './fact-list.tsx'
import type { PublishReviewState } from './use-publish-review.ts'
import styles from './publishing.module.css'

interface PublishReviewProps {
  review: PublishReviewState
  /** The user goes to an issue. */
  onLeave: () => void
}

/** What a publication changes, changed facts first, and its issues. */
export function PublishReview({ review, onLeave }: PublishReviewProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { changes, check, hasErrors } = review
  const facts = check.data?.facts ?? []
  const goTo = ({ document, path }: { document: string; path: string }) => {
    onLeave()
    void navigate(`/documents/${document}#${encodeURI(path)}`)
  }
  return (
    <>
      {facts.length > 0 && (
        <section className={styles.part} aria-label={t('facts.title')}>
          <h3 className={styles.heading}>{t('facts.title')}</h3>
          <FactList facts={facts} onJump={goTo} />
        </section>
      )}
      <section className={styles.part} aria-label={t('publishing.changes')}>
        <h3 className={styles.heading}>{t('publishing.changes')}</h3>
        {changes ? (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <Change key={nameOf(change)} change={change} />
            ))}
          </ul>
        ) : (
          <Skeleton height="44px" />
        )}
      </section>
      <section className={styles.part} aria-label={t('editor.issues')} aria-busy={!review.isReady}>
        <h3 className={styles.heading}>{t('editor.issues')}</h3>
        <Loaded reading={check} waiting={<p role="status">{t('editor.checking')}</p>}>
          {({ issues }) => (
            <>
              <Message role="status" tone={hasErrors ? 'error' : issues.length > 0 ? 'warning' : 'ok'}>
                {t(
                  hasErrors
                    ? 'publishing.errors'
                    : issues.length > 0
                      ? 'publishing.warnings'
                      : 'publishing.none',
                )}
              </Message>
              {issues.length > 0 && <IssueList issues={issues} onJump={goTo} />}
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

/** Asks why something is published in spite of its warnings. */
export function ReasonField({ review }: Pick<PublishReviewProps, 'review'>) {
  const { t } = useTranslation()
  const id = useId()
  const { warnings, hasErrors, reason, setReason } = review
  if (warnings.length === 0 || hasErrors) return null
  return (
    <Field
      id={id}
      label={t('publishing.reason')}
      note={t('forms.optional')}
      hint={t('publishing.reasonHint')}
    >
      {(control) => (
        <ControlBox>
          <textarea
            {...control}
            rows={1}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
}

function Change({ change }: { change: ReleaseChange }) {
  const { t } = useTranslation()
  const nameOfDocument = useListedName()
  const summary = useChangeSummary(change)
  const isComparable = change.before !== null && change.after !== null
  const title = (
    <>
      <StateMark state={change.before === null ? 'draft' : 'changed'} />
      <span className={styles.texts}>
        <span className={styles.name}>{nameOfDocument(change)}</span>
        <span className={styles.hint}>{summary}</span>
      </span>
    </>
  )
  if (!isComparable) return <li className={styles.change}>{title}</li>
  return (
    <li>
      <details>
        <summary className={styles.change}>{title}</summary>
        <FieldChanges change={change} then={t('publishing.then')} />
      </details>
    </li>
  )
}
