import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { callStudio } from '../../call-studio.ts'
import { IssueList } from '../../editor/checks/issue-list.tsx'
import { ConfirmButton } from '../../kit/confirm.tsx'
import { useRefreshReviews } from '../../review/use-review.ts'
import { useAction } from '../../use-action.ts'
import { useDocumentName } from '../use-document-name.ts'
import { ActionError } from '../../kit/action-error.tsx'

interface RemoveButtonProps {
  documents: readonly DocumentSummary[]
  /** Receives the message about the result, and the version of the site. */
  onRemoved: (notice: string, contentVersion: number) => void
}

/** Removes several documents from the site, all or none. */
export function RemoveButton({ documents, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const refreshReviews = useRefreshReviews()
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const count = documents.length

  const {
    isPending,
    reason,
    run: remove,
  } = useAction(async () => {
    setIssues([])
    const answer = await callStudio('documents.archive', {
      documents: documents.map(({ kind, key }) => ({ kind, key })),
    })
    if (answer.published) return onRemoved(t('documents.removedTogether', { count }), answer.contentVersion)
    setIssues(answer.issues.filter(({ severity }) => severity === 'error'))
    // The removals may be requested now.
    await refreshReviews()
  })

  return (
    <>
      <ConfirmButton
        size="s"
        variant="outline"
        loading={isPending}
        question={t('documents.removeAsk', { names: documents.map(titleOf).join(', ') })}
        verb={t('editor.archive')}
        onConfirm={remove}
      >
        {t('documents.removeSelected', { count })}
      </ConfirmButton>
      <ActionError reason={reason} />
      {issues.length > 0 && <IssueList issues={issues} />}
    </>
  )
}
