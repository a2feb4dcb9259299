import { isRecord } from '../../../schemas/is-record.ts'
import { isDocumentIssue, type DocumentIssue } from '../../../schemas/issue.ts'
import type { Phrase } from '../../../schemas/phrase.ts'

const isText = (value: unknown) => typeof value === 'string'

/** An issue as releases before 1.0 stored it. */
interface OldIssue {
  severity: DocumentIssue['severity']
  document: string
  path: string
  reason: string
  hint?: string
  phrases?: { reason: Phrase; hint?: Phrase }
}

function isOldIssue(value: unknown): value is OldIssue {
  return isRecord(value) && ['path', 'reason', 'document'].every((name) => isText(value[name]))
}

function migrate({ reason, phrases, ...rest }: OldIssue): DocumentIssue {
  const { reason: message, ...hint } = phrases ?? {}
  return { ...rest, code: 'unknown', message: reason, ...(message && { phrases: { message, ...hint } }) }
}

/** Parses issues stored as JSON, including those of earlier releases. Other values are dropped. */
export function readStoredIssues(json: string): DocumentIssue[] {
  const stored: unknown = JSON.parse(json)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value: unknown) => {
    if (isDocumentIssue(value)) return [value]
    return isOldIssue(value) ? [migrate(value)] : []
  })
}
