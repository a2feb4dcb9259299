import { sentFields } from '../../../schemas/documents/operations.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { kindNames, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { ApprovalRule, ApprovalSubject } from '../../../schemas/studio/reviews.ts'
import type { StudioContext } from '../studio-context.ts'

const subjects: readonly ApprovalSubject[] = kindNames.flatMap((kind) =>
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

/** Operations whose fields are listed and include an amount. */
const amountOperations = new Set<string>(
  Object.entries(sentFields).flatMap(([operation, fields]) => (fields.includes('amount') ? [operation] : [])),
)

/** Whether a form takes part in a payment, sends an amount or asks for one. */
export function isMoneyForm({ kind, body }: Pick<StoredDocument, 'kind' | 'body'>): boolean {
  if (kind !== 'form') return false
  const submit = isRecord(body['submit']) ? body['submit']['operation'] : undefined
  if (typeof submit === 'string' && (submit.startsWith('cashier.') || amountOperations.has(submit)))
    return true
  return hasMoneyField(body)
}

/**
 * The rules for a document, at least one: of its kind and, for forms that concern money, theirs. None replaces the
 * other, since each may ask for a role that the other does not. `versions`: the draft and the published versions, so
 * that an edit cannot turn a money form into another one.
 */
export function rulesFor(
  rules: readonly ApprovalRule[],
  kind: StoredDocument['kind'],
  versions: readonly Pick<StoredDocument, 'kind' | 'body'>[],
): ApprovalRule[] {
  const isMoney = versions.some(isMoneyForm)
  const applying = rules.filter(
    ({ subject, count }) => count > 0 && (subject === kind || (isMoney && subject === 'money-form')),
  )
  return applying.length > 0 ? applying : [{ subject: kind, count: 0, role: 'editor' }]
}

/** The one that needs the most approvals. */
export function strictest<Result extends { rule: ApprovalRule }>(results: readonly Result[]): Result {
  return results.reduce((one, other) => (other.rule.count > one.rule.count ? other : one))
}
