import { useState } from 'react'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { CheckResult } from '../../../schemas/studio/answers.ts'
import type { Acceptance, DocumentName } from '../../../schemas/studio/calls.ts'
import type { ReleaseChange } from '../../../schemas/studio/releases.ts'
import type { Reading } from '../kit/loaded.tsx'
import { useStudioData } from '../use-studio-data.ts'

/** What is to be published: drafts, or a release. */
export type PublishSubject = { documents: readonly DocumentName[] } | { release: number }

export interface PublishReviewState {
  changes: readonly ReleaseChange[] | undefined
  check: Reading<CheckResult>
  warnings: readonly DocumentIssue[]
  hasErrors: boolean
  /** Whether everything that there is to know before publishing is known. */
  isReady: boolean
  reason: string
  setReason: (reason: string) => void
  /** The decision to publish in spite of the warnings. */
  accepted: Acceptance
}

/** Reads what a publication would change and report. null: nothing is to be published. */
export function usePublishReview(subject: PublishSubject | null): PublishReviewState {
  const [reason, setReason] = useState('')
  const drafts =
    subject && 'documents' in subject
      ? { documents: subject.documents.map(({ kind, key }) => ({ kind, key })) }
      : null
  const release = subject && 'release' in subject ? { id: subject.release } : null
  const ofDrafts = useStudioData('documents.changes', drafts)
  const ofRelease = useStudioData('releases.open', release)
  const checkOfDrafts = useStudioData('documents.check', drafts)
  const checkOfRelease = useStudioData('releases.check', release)
  const changes = release ? ofRelease.data?.changes : ofDrafts.data
  const check = release ? checkOfRelease : checkOfDrafts
  const issues = check.data?.issues ?? []
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  const text = reason.trim()
  return {
    changes,
    check,
    warnings,
    hasErrors: warnings.length < issues.length,
    isReady: changes !== undefined && check.data !== undefined && !check.isValidating,
    reason,
    setReason,
    accepted: {
      warnings: warnings.map(({ document, path, code }) => ({ document, path, code })),
      ...(text !== '' && { reason: text }),
    },
  }
}
