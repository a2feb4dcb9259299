import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { DocumentSummary, StudioUser } from '../../../schemas/studio/answers.ts'
import { nameOf } from '../documents/find-documents.ts'

/** A draft that waits for the user. */
export interface WaitingDraft {
  document: DocumentSummary
  /** fix: it cannot be published. continue: the user's own. review: somebody else's, which the user may publish. */
  reason: 'fix' | 'continue' | 'review'
  /** Number of errors. */
  errors: number
}

interface Situation {
  documents: readonly DocumentSummary[]
  /** Of all drafts; empty until they are known. */
  issues: readonly DocumentIssue[]
  user: Pick<StudioUser, 'id' | 'name'>
  mayPublish: boolean
}

/** Some stores know only the name of who has edited a draft. */
const isOwn = ({ changedById, changedBy }: DocumentSummary, { id, name }: Situation['user']) =>
  changedById === undefined ? changedBy === name : changedById === id

/** Drafts that the user can do something about, last edited first. */
export function waitingFor({ documents, issues, user, mayPublish }: Situation): WaitingDraft[] {
  const errors = new Map<string, number>()
  for (const { document, severity } of issues)
    if (severity === 'error') errors.set(document, (errors.get(document) ?? 0) + 1)
  return documents
    .filter((document) => document.state !== 'published' && (mayPublish || isOwn(document, user)))
    .map((document): WaitingDraft => {
      const count = errors.get(nameOf(document)) ?? 0
      const own = isOwn(document, user) ? 'continue' : 'review'
      return { document, reason: count > 0 ? 'fix' : own, errors: count }
    })
    .sort((left, right) => (right.document.changedAt ?? '').localeCompare(left.document.changedAt ?? ''))
}
