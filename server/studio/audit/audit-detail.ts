import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import { isRecord } from '../../../schemas/is-record.ts'
import { isDocumentIssue } from '../../../schemas/issue.ts'
import { ChangedValue } from '../../../schemas/studio/changed-values.ts'
import { Acceptance } from '../../../schemas/studio/calls.ts'
import type { RecordedChanges } from './recorded-changes.ts'
import { countCodes, warningsIn } from '../documents/accepted-warnings.ts'

/**
 * What the audit log keeps besides the subject. Of a publication: its warnings, by code, and why it was made in spite of
 * them; of everything that changes documents: the values that differ afterwards, and how many more do.
 */
export const AuditDetail = Type.Object({
  changes: Type.Optional(Type.Array(ChangedValue)),
  leftOut: Type.Optional(Type.Integer({ minimum: 1 })),
  warnings: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  reason: Type.Optional(Type.String()),
})
export type AuditDetail = Static<typeof AuditDetail>

/** Whether a call has published something, now rather than at a later time. */
const hasPublished = (result: Record<string, unknown>) =>
  result['published'] === true || result['state'] === 'published' || 'contentVersion' in result

/** The warnings that a call has published something with; of one that does so later, those that its caller has seen. */
function warningsOf(params: unknown, result: unknown) {
  if (!isRecord(result) || result['published'] === false) return []
  const { issues } = result
  if (hasPublished(result) && Array.isArray(issues)) return warningsIn(issues.filter(isDocumentIssue))
  return acceptedIn(params)?.warnings ?? []
}

function acceptedIn(params: unknown): Acceptance | undefined {
  const accepted = isRecord(params) ? params['accepted'] : undefined
  return Value.Check(Acceptance, accepted) ? accepted : undefined
}

/** The detail of a call; undefined if there is nothing to keep. */
export function detailOf(
  params: unknown,
  result: unknown,
  changes?: RecordedChanges,
): AuditDetail | undefined {
  const warnings = countCodes(warningsOf(params, result))
  const reason = acceptedIn(params)?.reason?.trim() ?? ''
  const detail = {
    ...changes?.detail,
    ...(Object.keys(warnings).length > 0 && { warnings, ...(reason !== '' && { reason }) }),
  }
  return Object.keys(detail).length > 0 ? detail : undefined
}

/** Reads what the log has stored; undefined: nothing. */
export function readDetail(json: string | null): AuditDetail | undefined {
  const stored: unknown = json === null ? undefined : JSON.parse(json)
  return Value.Check(AuditDetail, stored) ? stored : undefined
}
