import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { Confirm } from '../../editor/confirm.tsx'
import { IssueList } from '../../editor/checks/issue-list.tsx'
import { useRefreshReviews } from '../../review/use-review.ts'
import { useAction } from '../../use-action.ts'
import { PublishTogether } from './publish-together.tsx'
import { useDocumentName } from '../use-document-name.ts'
import styles from '../documents.module.css'

interface SelectedDocumentsProps {
  documents: readonly DocumentSummary[]
  /** Receives the message about the result, and the version of the site. */
  onDone: (notice: string, contentVersion: number) => void
  onClear: () => void
  /** Another user changed one of the documents, so the list is out of date. */
  onStale: () => void
}

/** Publishes several drafts, or removes several documents: all or none. */
export function SelectedDocuments({ documents, onDone, onClear, onStale }: SelectedDocumentsProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const refreshReviews = useRefreshReviews()
  const [isAsking, setIsAsking] = useState(false)
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const drafts = documents.filter(({ state }) => state !== 'published')
  const onSite = documents.filter(({ state }) => state !== 'draft')
  const count = onSite.length

  const {
    isPending,
    reason,
    run: remove,
  } = useAction(async () => {
    setIssues([])
    const answer = await callStudio('documents.archive', {
      documents: onSite.map(({ kind, key }) => ({ kind, key })),
    })
    if (answer.published) return onDone(t('documents.removedTogether', { count }), answer.contentVersion)
    setIssues(answer.issues.filter(({ severity }) => severity === 'error'))
    // The removals may be requested now.
    await refreshReviews()
  })

  return (
    <section className={styles.together} aria-label={t('documents.selected', { count: documents.length })}>
      <div className={styles.selected}>
        {t('documents.selected', { count: documents.length })}
        <Button size="s" variant="ghost" onClick={onClear}>
          {t('documents.clear')}
        </Button>
      </div>
      {drafts.length > 0 && <PublishTogether documents={drafts} onPublished={onDone} onStale={onStale} />}
      {reason && <p role="alert">{reason}</p>}
      {issues.length > 0 && <IssueList issues={issues} />}
      {count > 0 && (
        <Button
          block
          variant="outline"
          loading={isPending}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {t('documents.removeSelected', { count })}
        </Button>
      )}
      {isAsking && (
        <Confirm
          question={t('documents.removeAsk', { names: onSite.map(titleOf).join(', ') })}
          verb={t('editor.archive')}
          onConfirm={() => {
            setIsAsking(false)
            remove()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
