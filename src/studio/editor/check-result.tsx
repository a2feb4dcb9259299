import { useTranslation } from 'react-i18next'
import { FormProofView } from './form-proof-view.tsx'
import { IssueList } from './issue-list.tsx'
import type { EditedDocument } from './use-document.ts'
import styles from './editor.module.css'

interface CheckResultProps {
  /** `kind/key` of the open document. */
  document: string
  edited: Pick<EditedDocument, 'check' | 'hasDraft' | 'state' | 'body'>
  onJump: (pointer: string) => void
  /** Fills in the previewed form with the values of a state. */
  onShow: (values: unknown) => void
}

/** The issues that publishing would report for the saved draft, and how the form can be filled in. */
export function CheckResult({ document, edited, onJump, onShow }: CheckResultProps) {
  const { t } = useTranslation()
  const { check, hasDraft, state } = edited
  const done = check.status === 'done' ? check : undefined
  const proof = done?.proofs[document]
  if (!hasDraft && !proof) return null
  // What was published has been checked.
  const issues = hasDraft && done ? done.issues : []
  const isOlder = done?.isCurrent === false
  const isChecking = isOlder && ['saved', 'unsaved', 'saving'].includes(state.status)
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
  const summaryOf = () => {
    if (isOlder) return isChecking ? t('editor.checking') : t('editor.checkedEarlier')
    return hasDraft ? summaries[check.status] : t('editor.checkedPublished')
  }
  return (
    <section aria-label={t('editor.issues')} className={styles.check} aria-busy={isChecking}>
      <p role="status" className={styles.summary}>
        {summaryOf()}
      </p>
      {issues.length > 0 && (
        <IssueList issues={issues} onJump={(issue) => issue.document === document && onJump(issue.path)} />
      )}
      {proof && <FormProofView proof={proof} body={edited.body} onShow={onShow} />}
    </section>
  )
}
