import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { StateMark } from '../documents/state-mark.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useTimestamp } from '../use-language.ts'
import { Nothing } from './nothing.tsx'
import { Panel } from './panel.tsx'
import { useWaiting } from './use-waiting.ts'
import type { WaitingDraft } from './waiting-for.ts'
import { WaitingReviews } from './waiting-reviews.tsx'
import { WaitingSchedules } from './waiting-schedules.tsx'
import styles from './start.module.css'

const maxShown = 8

/** Schedules that would fail, reviews that the user was asked for, and drafts to continue, correct or publish. */
export function Waiting() {
  const { t } = useTranslation()
  const { reviews, documents, failing, drafts, count } = useWaiting()
  return (
    <Panel title={t('start.waiting')} count={count}>
      <Loaded reading={reviews} waiting={<Skeleton height="160px" />}>
        {(asked) => (
          <Loaded reading={documents} waiting={<Skeleton height="160px" />}>
            {() =>
              count === 0 ? (
                <Nothing
                  icon="check-circle"
                  title={t('start.nothingWaits')}
                  text={t('start.nothingWaitsText')}
                />
              ) : (
                <>
                  <ul className={styles.rows}>
                    <WaitingSchedules schedules={failing} />
                    <WaitingReviews reviews={asked} />
                    {drafts.slice(0, maxShown).map((each) => (
                      <Row key={nameOf(each.document)} {...each} />
                    ))}
                  </ul>
                  {drafts.length > maxShown && (
                    <p className={styles.empty}>{t('start.more', { count: drafts.length - maxShown })}</p>
                  )}
                </>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </Panel>
  )
}

function Row({ document, reason, errors }: WaitingDraft) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const name = useDocumentName()(document)
  const { changedBy, changedAt } = document
  const detail = [
    t(`kinds.${document.kind}`),
    ...(changedBy === null ? [] : [changedBy]),
    ...(changedAt === null ? [] : [time(changedAt)]),
    ...(errors > 0 ? [t('editor.errors', { count: errors })] : []),
  ]
  return (
    <li className={styles.row}>
      <StateMark state={document.state} />
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail.join(' · ')}</span>
      </span>
      <Link
        to={`/documents/${nameOf(document)}`}
        aria-label={`${t(`start.${reason}`)}: ${name}`}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        {t(`start.${reason}`)}
      </Link>
    </li>
  )
}
