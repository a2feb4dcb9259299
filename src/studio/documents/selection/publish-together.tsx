import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { callStudio } from '../../call-studio.ts'
import { IssueList } from '../../editor/checks/issue-list.tsx'
import { useAction } from '../../use-action.ts'
import { useReason } from '../../use-reason.ts'

interface PublishTogetherProps {
  documents: readonly DocumentSummary[]
  /** Receives the message about the result, and the version of the site. */
  onPublished: (notice: string, contentVersion: number) => void
  /** Another user changed one of the documents, so the list is out of date. */
  onStale: () => void
}

/** Publishes several drafts, all or none. */
export function PublishTogether({ documents, onPublished, onStale }: PublishTogetherProps) {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])

  const {
    isPending,
    reason,
    run: publish,
  } = useAction(
    async () => {
      const names = documents.map(({ kind, key, revision = null }) => ({ kind, key, revision }))
      const answer = await callStudio('documents.publish', { documents: names })
      setIssues(answer.issues)
      if (!answer.published) return
      const { contentVersion: version } = answer
      onPublished(t('documents.publishedTogether', { version }), version)
    },
    (error) => {
      if (!(error instanceof StudioError && error.type === 'Conflict')) return reasonOf(error)
      onStale()
      return t('documents.changedMeanwhile')
    },
  )

  return (
    <>
      {reason && <p role="alert">{reason}</p>}
      {issues.length > 0 && <IssueList issues={issues} />}
      <Button block loading={isPending} onClick={publish}>
        {t('documents.publishSelected', { count: documents.length })}
      </Button>
    </>
  )
}
