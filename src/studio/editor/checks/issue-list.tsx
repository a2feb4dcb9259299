import type { DocumentIssue } from '../../../../schemas/issue.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { useTranslateIssue } from '../../issues/use-translate-issue.ts'
import styles from '../editor.module.css'

interface IssueListProps {
  issues: readonly DocumentIssue[]
  /** Leads to the place in the open document. */
  onJump?: (issue: DocumentIssue) => void
}

/** What publication found: where, what, and how to mend it. */
export function IssueList({ issues, onJump }: IssueListProps) {
  const translateIssue = useTranslateIssue()
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => {
        const { severity, document, path } = issue
        const { message, hint } = translateIssue(issue)
        const content = (
          <>
            <Icon name={severity === 'error' ? 'alert' : 'warning'} size={18} />
            <span>
              <span className={styles.place}>
                {document} {path}
              </span>
              {message}
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </>
        )
        return (
          <li key={`${document}${path}${message}`} data-severity={severity}>
            {onJump ? (
              <button type="button" className={styles.issue} onClick={() => onJump(issue)}>
                {content}
              </button>
            ) : (
              <span className={styles.issue}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
