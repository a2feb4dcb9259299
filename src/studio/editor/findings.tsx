import { useTranslation } from 'react-i18next'
import { VerdictList } from './verdict-list.tsx'
import type { EditedDocument } from './use-document.ts'
import styles from './editor.module.css'

interface FindingsProps {
  /** `kind/key` of the open document. */
  document: string
  edited: EditedDocument
  onJump: (pointer: string) => void
}

/** The issues that publishing would report for the saved draft. */
export function Findings({ document, edited, onJump }: FindingsProps) {
  const { t } = useTranslation()
  const { findings, hasDraft } = edited
  if (!hasDraft) return null
  const verdicts = findings.status === 'done' ? findings.verdicts : []
  const count = (severity: string) => verdicts.filter((verdict) => verdict.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  const summary = [
    errors > 0 && t('editor.errors', { count: errors }),
    warnings > 0 && t('editor.warnings', { count: warnings }),
  ].filter(Boolean)
  const told = {
    checking: t('editor.checking'),
    failed: t('editor.checkFailed'),
    done: summary.join(', ') || t('editor.noFindings'),
  }
  return (
    <section aria-label={t('editor.verdicts')} className={styles.findings}>
      <p role="status" className={styles.summary}>
        {told[findings.status]}
      </p>
      {verdicts.length > 0 && (
        <VerdictList
          verdicts={verdicts}
          onJump={(verdict) => verdict.document === document && onJump(verdict.path)}
        />
      )}
    </section>
  )
}
