import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { isOpenRelease, type OpenRelease } from '../../../schemas/studio/releases.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { ReleaseReview } from '../review/release-review.tsx'
import { useScheduleCheck } from '../schedules/use-schedule-check.ts'
import { useNarrow } from '../shell/use-narrow.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ReleaseActions } from './release-actions.tsx'
import { ReleaseDocument } from './release-document.tsx'
import { ReleaseDocuments } from './release-documents.tsx'
import { ReleaseForm } from './release-form.tsx'
import { ReleaseState } from './release-state.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { Hint } from '../kit/text.tsx'
import { Row } from '../kit/layout.tsx'
import styles from './releases.module.css'

/** A release: its documents with what changes in each, how the site will be, and what can be done with it. */
export function ReleasePage() {
  const { t } = useTranslation()
  const id = Number(useParams()['id'])
  const opened = useStudioData('releases.open', { id }, 20)
  const isGone = opened.error instanceof StudioError && opened.error.type !== 'Unavailable'
  return (
    <main data-part="" className={styles.main} tabIndex={0}>
      {isGone ? (
        <EmptyState emblem="star" title={t('releases.missing')} text={t('releases.noneText')} />
      ) : (
        <Loaded reading={opened} waiting={<Skeleton height="60vh" />}>
          {(open) => (
            // A check takes the server seconds.
            <SWRConfig value={{ revalidateOnFocus: false }}>
              <Opened key={id} open={open} />
            </SWRConfig>
          )}
        </Loaded>
      )}
    </main>
  )
}

function Opened({ open }: { open: OpenRelease }) {
  const { t } = useTranslation()
  const { release, changes } = open
  const [wanted, setWanted] = useState<string>()
  const [isNaming, setIsNaming] = useState(false)
  const isNarrow = useNarrow(1024)
  const content = useRef<HTMLDivElement>(null)
  /** Where the document is below its list, choosing it leads there. */
  function choose(name: string) {
    setWanted(name)
    if (!isNarrow) return
    content.current?.scrollIntoView({ block: 'start' })
    content.current?.focus({ preventScroll: true })
  }
  const check = useStudioData('releases.check', { id: release.id })
  const schedules = useScheduleCheck(release.state === 'waiting' ? 60 : null)
  const failing = release.state === 'waiting' ? schedules.failing(release.id) : []
  const chosen = changes.find((change) => nameOf(change) === wanted) ?? changes[0]
  const isOpen = isOpenRelease(release)
  const issues = useMemo(() => check.data?.issues ?? [], [check.data])
  const elsewhere = issues.filter(({ document }) => !changes.some((change) => nameOf(change) === document))
  return (
    <div className={styles.release}>
      <section className={styles.side} aria-label={t('releases.one')}>
        <div>
          <Hint>{t('releases.one')}</Hint>
          <h1 className={styles.title}>{release.name}</h1>
          <Hint>{t('releases.promise')}</Hint>
        </div>
        <Row gap={12}>
          <ReleaseState release={release} />
        </Row>
        {failing.length > 0 && (
          <div role="group" aria-label={t('schedules.failing')} className={styles.refused}>
            <p>{t('schedules.failingText.publish')}</p>
            <IssueList issues={failing} />
          </div>
        )}
        {release.state === 'refused' && (
          <div role="group" aria-label={t('releases.refused')} className={styles.refused}>
            <p>{t('releases.refused')}</p>
            <IssueList issues={release.issues} />
          </div>
        )}
        <ReleaseDocuments
          open={open}
          chosen={chosen && nameOf(chosen)}
          issues={issues}
          isChecking={check.data === undefined && check.error === undefined}
          onChoose={choose}
        />
        {check.error !== undefined && isOpen && <ActionError reason={t('releases.checkFailed')} />}
        {elsewhere.length > 0 && <IssueList issues={elsewhere} />}
        <ReleaseReview open={open} />
        <ReleaseActions open={open} onRename={() => setIsNaming(true)} />
      </section>
      <div ref={content} tabIndex={-1} className={styles.place}>
        {chosen ? (
          <ReleaseDocument
            key={nameOf(chosen)}
            release={release}
            change={chosen}
            issues={issues.filter(({ document }) => document === nameOf(chosen))}
          />
        ) : (
          <EmptyState
            emblem="star"
            title={t(isOpen ? 'releases.empty' : 'releases.unchanged')}
            text={t(isOpen ? 'releases.emptyText' : 'releases.unchangedText')}
          />
        )}
      </div>
      {isNaming && <ReleaseForm documents={[]} renamed={release} onClose={() => setIsNaming(false)} />}
    </div>
  )
}
