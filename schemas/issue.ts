import { isRecord } from './is-record.ts'
import { say, type Phrase } from './phrase.ts'

export type IssueSeverity = 'error' | 'warning' | 'hint'

/** Something that is wrong with a value. Publishing, the Studio, forms and the content API all report it. */
export interface Issue {
  /** JSON pointer to the invalid value; empty: the value as a whole. */
  path: string
  /** Name of the check, such as `contract` or `unknown-reference`. It stays the same when messages are reworded. */
  code: string
  /** Description in English, unless it was translated for the reader. */
  message: string
  /** An error prevents publication or submission, a warning is only shown, a hint is shown beside its text only. */
  severity: IssueSeverity
  /** How to fix it. */
  hint?: string
  /** `kind/key` of the document that `path` leads into. */
  document?: string
  /** Of a hint: hash of what it is about. It returns if that changes after it was dismissed. */
  about?: string
  /** Message and hint in translatable form. */
  phrases?: { message: Phrase; hint?: Phrase }
}

/** An issue in a named document. */
export interface DocumentIssue extends Issue {
  document: string
}

const issueTexts = ['path', 'code', 'message', 'document'] as const

export function isDocumentIssue(value: unknown): value is DocumentIssue {
  return isRecord(value) && issueTexts.every((name) => typeof value[name] === 'string')
}

const issueAt =
  (severity: IssueSeverity) =>
  (path: string, code: string, message: Phrase, hint?: Phrase): Issue => ({
    path,
    code,
    message: say(message),
    severity,
    ...(hint && { hint: say(hint) }),
    phrases: { message, ...(hint && { hint }) },
  })

export const errorAt = issueAt('error')
export const warningAt = issueAt('warning')

/** `name`: `kind/key`. */
export function inDocument(name: string, issue: Issue): DocumentIssue {
  return { ...issue, document: name }
}

export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some(({ severity }) => severity === 'error')
}
