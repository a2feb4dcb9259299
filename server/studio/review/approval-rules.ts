import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { kinds } from '../../../schemas/studio/calls/fields.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { ApprovalRule, ApprovalSubject } from '../../../schemas/studio/reviews.ts'
import type { StudioContext } from '../studio-context.ts'

const subjects: readonly ApprovalSubject[] = kinds.flatMap((kind) =>
  kind === 'form' ? [kind, 'money-form' as const] : [kind],
)

/** The rule of every kind of document. Without a setting, a document needs no approval. */
export async function readRules({ database }: Pick<StudioContext, 'database'>): Promise<ApprovalRule[]> {
  const rows = await database.selectFrom('approval_rules').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.subject, row]))
  return subjects.map((subject) => {
    const { approvals: count = 0, role = 'editor' } = stored.get(subject) ?? {}
    return { subject, count, role }
  })
}

export async function setRule(
  context: Pick<StudioContext, 'database'>,
  { subject, count, role }: StudioParams<'approvals.setRule'>,
): Promise<ApprovalRule[]> {
  const values = { approvals: count, role }
  await context.database
    .insertInto('approval_rules')
    .values({ subject, ...values })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
    .execute()
  return readRules(context)
}

const hasMoneyField = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasMoneyField)
  if (!isRecord(value)) return false
  return value['widget'] === 'money' || Object.values(value).some(hasMoneyField)
}

/** Whether a form takes part in a payment or asks for an amount. */
export function isMoneyForm({ kind, body }: Pick<StoredDocument, 'kind' | 'body'>): boolean {
  if (kind !== 'form') return false
  const submit = isRecord(body['submit']) ? body['submit']['operation'] : undefined
  return (typeof submit === 'string' && submit.startsWith('cashier.')) || hasMoneyField(body)
}

/**
 * The rule for a document: of its kind or, if that is stricter, the one for forms that concern money. `versions`: the
 * draft and the published version, so that an edit cannot turn a money form into another one.
 */
export function ruleFor(
  rules: readonly ApprovalRule[],
  kind: StoredDocument['kind'],
  versions: readonly Pick<StoredDocument, 'kind' | 'body'>[],
): ApprovalRule {
  const none: ApprovalRule = { subject: kind, count: 0, role: 'editor' }
  const ofKind = rules.find(({ subject }) => subject === kind) ?? none
  const ofMoney = rules.find(({ subject }) => subject === 'money-form')
  return ofMoney && ofMoney.count > 0 && ofMoney.count >= ofKind.count && versions.some(isMoneyForm)
    ? ofMoney
    : ofKind
}
