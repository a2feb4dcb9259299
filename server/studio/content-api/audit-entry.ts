import type { ContentApiError } from '../../../schemas/content-api/errors.ts'
import type { ContentOperationName } from '../../../schemas/content-api/operations.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { AuditAction } from '../../../schemas/studio/audit-actions.ts'
import type { Deed } from '../audit/audit.ts'

/** Operations that change something, by the names of the same actions in the Studio. */
const actions: Partial<Record<ContentOperationName, AuditAction>> = {
  'drafts.save': 'documents.save',
  'drafts.discard': 'documents.discard',
  'drafts.publish': 'documents.publish',
  'documents.remove': 'documents.archive',
  'site.export': 'content.export',
  'imports.apply': 'imports.apply',
  'files.add': 'files.add',
  'files.remove': 'files.remove',
  'media.add': 'media.add',
  'media.describe': 'media.describe',
  'media.remove': 'media.remove',
}

const nameIn = (value: unknown) =>
  isRecord(value) ? `${String(value['kind'])}/${String(value['key'])}` : String(value)

function subjectOf(input: unknown, answer: unknown): string {
  if (!isRecord(input)) return ''
  if (Array.isArray(input['documents'])) return input['documents'].map(nameIn).join(', ')
  const address = input['address'] ?? (isRecord(answer) ? answer['address'] : undefined)
  return typeof address === 'string' ? address : nameIn(input)
}

/** Whether others must confirm a removal: the request is in the log by then. */
export const waitsForOthers = ({ data }: ContentApiError): boolean =>
  Array.isArray(data?.['issues']) &&
  data['issues'].some((issue: unknown) => isRecord(issue) && issue['code'] === 'NotApproved')

/** What the audit log records of an operation; null: nothing. */
export function auditEntryOf(
  name: ContentOperationName,
  input: unknown,
  answer: unknown,
): Pick<Deed, 'action' | 'subject'> | null {
  const action = actions[name]
  return action === undefined ? null : { action, subject: subjectOf(input, answer) }
}
