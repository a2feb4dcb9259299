import { isDocumentIssue, type DocumentIssue } from '../../../schemas/issue.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'

/** The issues in the content that made a call fail; none for other failures. */
export function issuesIn(error: unknown): DocumentIssue[] {
  const issues = error instanceof StudioError ? error.data?.['issues'] : undefined
  return Array.isArray(issues) ? issues.filter(isDocumentIssue) : []
}
