import { useTranslation } from 'react-i18next'
import { FormProofView } from './form-proof-view.tsx'
import { IssueList } from './issue-list.tsx'
import type { EditedDocument } from './use-document.ts'
import styles from './editor.module.css'

interface CheckResultProps {
  /** `kind/key` of the open document. */
  document: string
  edited: EditedDocument
  onJump: (pointer: string) => void
  /** Fills in the previewed form with the values of a state. */
  onShow: (values: unknown) => void
}

/** The issues that publishing would report for the saved draft. */
export function CheckResult({ document, edited, onJump, onShow }: CheckResultProps) {
  const { t } = useTranslation()
  const { check, hasDraft } = edited
  if (!hasDraft) return null
  const issues = check.status === 'done' ? check.issues : []
  const proof = check.status === 'done' ? check.proofs[document] : undefined
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
  return (
    <section aria-label={t('editor.issues')} className={styles.check}>
      <p role="status" className={styles.summary}>
        {summaries[check.status]}
      </p>
      {issues.length > 0 && (
        <IssueList issues={issues} onJump={(issue) => issue.document === document && onJump(issue.path)} />
      )}
      {proof && <FormProofView proof={proof} body={edited.body} onShow={onShow} />}
    </section>
  )
}
