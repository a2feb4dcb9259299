import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { useAction } from '../use-action.ts'
import { useTakeBackReason } from './use-take-back-reason.ts'
import { ActionError } from '../kit/action-error.tsx'

interface TakeBackButtonProps {
  contentVersion: number
  /** Receives the message about the result. */
  onDone: (notice: string) => void
}

/** Takes back a publication, beside the message about it. */
export function TakeBackButton({ contentVersion, onDone }: TakeBackButtonProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const { isPending, reason, run } = useAction(async () => {
    const answer = await callStudio('documents.takeBack', { contentVersion })
    await mutate(() => true)
    if (answer.published) return onDone(t('start.undone'))
    setIssues(answer.issues.filter(({ severity }) => severity === 'error'))
  }, useTakeBackReason())
  return (
    <>
      <Button size="s" variant="outline" icon="refresh" loading={isPending} onClick={run}>
        {t('start.undo')}
      </Button>
      <ActionError reason={reason} />
      {issues.length > 0 && <IssueList issues={issues} />}
    </>
  )
}
