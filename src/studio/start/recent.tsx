import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { RecentPublication } from '../../../schemas/studio/overview.ts'
import { initials } from '../../ui/art/avatar.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { useTakeBackReason } from '../releases/use-take-back-reason.ts'
import { StudioIcon } from '../shell/studio-icon.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { Nothing } from './nothing.tsx'
import { Panel } from './panel.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { Status } from '../kit/text.tsx'
import styles from './start.module.css'

/** With fewer publications, what happens here may be unknown. */
const few = 3

/** The last publications, each with the history of its documents; what nobody changed since can be taken back. */
export function Recent() {
  const { t } = useTranslation()
  const overview = useStudioData('documents.overview', {}, 60)
  const mayPublish = useMay('publisher')
  const { mutate } = useSWRConfig()
  const [notice, setNotice] = useState('')
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const undo = useAction(async ({ contentVersion }: RecentPublication) => {
    setNotice('')
    setIssues([])
    const answer = await callStudio('documents.takeBack', { contentVersion })
    setIssues(answer.issues.filter(({ severity }) => severity === 'error'))
    setNotice(t(answer.published ? 'start.undone' : 'releases.rejected'))
    await mutate(() => true)
  }, useTakeBackReason())
  return (
    <Panel title={t('start.recent')}>
      <Loaded reading={overview} waiting={<Skeleton height="200px" />}>
        {({ recent }) =>
          recent.length === 0 ? (
            <Nothing icon="history" title={t('start.nothingPublished')} text={t('start.undoText')} />
          ) : (
            <>
              <ul className={styles.rows}>
                {recent.map((each) => (
                  <Row
                    key={each.contentVersion}
                    publication={each}
                    isPending={undo.isPending}
                    onUndo={mayPublish ? () => undo.run(each) : undefined}
                  />
                ))}
              </ul>
              {recent.length < few && <p className={styles.empty}>{t('start.undoText')}</p>}
            </>
          )
        }
      </Loaded>
      <ActionError reason={undo.reason} />
      <Status>{notice}</Status>
      {issues.length > 0 && <IssueList issues={issues} />}
    </Panel>
  )
}

interface RowProps {
  publication: RecentPublication
  isPending: boolean
  /** undefined: the user may not publish. */
  onUndo: (() => void) | undefined
}

function Row({ publication, isPending, onUndo }: RowProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const titleOf = useDocumentName()
  const { by, at, contentVersion, count, documents, isLatest } = publication
  const rest = count - documents.length
  return (
    <li className={styles.row}>
      <span className={styles.person} aria-hidden="true">
        {contentVersion > 1 ? initials(by) : <Icon name="settings" size={18} />}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>
          {documents.map((document, index) => (
            <span key={nameOf(document)}>
              {index > 0 && ', '}
              <Link
                to={document.isRemoval ? '/archive' : `/documents/${nameOf(document)}?view=history`}
                className={styles.link}
              >
                {titleOf(document)}
              </Link>
              {document.isRemoval && ` (${t('start.removed')})`}
            </span>
          ))}
          {rest > 0 && ` ${t('start.more', { count: rest })}`}
        </span>
        <span className={styles.detail}>
          {[
            contentVersion > 1 ? by : t('start.initial'),
            time(at),
            t('start.version', { version: contentVersion }),
          ].join(' · ')}
        </span>
      </span>
      {onUndo && isLatest && contentVersion > 1 && (
        <Button
          variant="ghost"
          size="s"
          // Not `disabled`, which would lose the focus.
          aria-disabled={isPending}
          aria-label={`${t('start.undo')}: ${documents.map(titleOf).join(', ')}, ${time(at)}`}
          onClick={onUndo}
        >
          <StudioIcon name="undo" size={18} />
          {t('start.undo')}
        </Button>
      )}
    </li>
  )
}
