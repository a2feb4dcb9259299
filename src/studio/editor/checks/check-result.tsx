import type { ReactNode } from 'react'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import { useTranslation } from 'react-i18next'
import { IssueList } from './issue-list.tsx'
import type { EditedDocument } from '../use-document.ts'
import { Stack } from '../../kit/layout.tsx'
import { Message } from '../../kit/message.tsx'
import { Hint } from '../../kit/text.tsx'

/** Id of the list, which the head of the editor leads to. */
export const issuesId = 'document-issues'

/** Whether a check is about an earlier text, and whether the next one follows. */
export function ageOf(check: EditedDocument['check'], state: EditedDocument['state']) {
  const isOlder = check.status === 'done' && !check.isCurrent
  return { isOlder, isChecking: isOlder && ['saved', 'unsaved', 'saving'].includes(state.status) }
}

interface CheckResultProps {
  /** `kind/key` of the open document. */
  document: string
  edited: Pick<EditedDocument, 'body' | 'check' | 'hasDraft' | 'state'>
  onJump: (pointer: string) => void
  /** Publishes the sample text at a pointer as it is; undefined: the user may not edit. */
  onKeep: ((pointer: string) => void) | undefined
  /** What fixes an issue of the document in one click. */
  remedyOf?: ((issue: DocumentIssue) => ReactNode) | undefined
}

/** The issues that publishing would report for the saved draft. */
export function CheckResult({ document, edited, onJump, onKeep, remedyOf }: CheckResultProps) {
  const { t } = useTranslation()
  const { check, hasDraft, state } = edited
  if (!hasDraft) return null
  const issues = check.status === 'done' ? check.issues : []
  const listed = check.status === 'done' ? [...issues, ...check.hints] : []
  const { isOlder, isChecking } = ageOf(check, state)
  const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  const counted = [
    errors > 0 && t('editor.errors', { count: errors }),
    warnings > 0 && t('editor.warnings', { count: warnings }),
  ].filter(Boolean)
  const summaries = {
    checking: t('editor.checking'),
    failed: t('editor.checkFailed'),
    done: counted.join(', ') || t('editor.noIssues'),
  }
  const older = isChecking ? t('editor.checking') : t('editor.checkedEarlier')
  return (
    <Stack
      id={issuesId}
      tabIndex={-1}
      aria-label={t('editor.issues')}
      as="section"
      gap={8}
      aria-busy={isChecking}
    >
      <div role="status">
        {isOlder || check.status !== 'done' ? (
          <Hint>{isOlder ? older : summaries[check.status]}</Hint>
        ) : (
          <Message tone={errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'ok'}>{summaries.done}</Message>
        )}
      </div>
      {listed.length > 0 && (
        <IssueList
          issues={listed}
          opened={{ name: document, body: edited.body }}
          onJump={(issue) => issue.document === document && onJump(issue.path)}
          onKeep={onKeep && (({ path }) => onKeep(path))}
          remedyOf={remedyOf}
        />
      )}
    </Stack>
  )
}
