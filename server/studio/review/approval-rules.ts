import { moneyOperations } from '../../../schemas/documents/operations.ts'
import { factKinds, guardedFacts, type FactKind } from '../../../schemas/facts.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { isForm, kindNames, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { ApprovalRule, ApprovalSubject } from '../../../schemas/studio/reviews.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import type { StudioContext } from '../studio-context.ts'
import { listPeople } from './people.ts'

const subjects: readonly ApprovalSubject[] = [
  ...kindNames.flatMap((kind) => (isForm(kind) ? [kind, 'money-form' as const] : [kind])),
  ...factKinds,
]

/**
 * The rule of every kind of document and fact. Without a setting, documents need no approval; changes of the facts that
 * one person should not decide alone need one, as soon as a second person could give it.
 */
export async function readRules(context: Pick<StudioContext, 'database'>): Promise<ApprovalRule[]> {
  const rows = await context.database.selectFrom('approval_rules').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.subject, row]))
  const people = await listPeople(context)
  const isTeam = people.filter(({ role }) => roleAllows(role, 'editor')).length > 1
  return subjects.map((subject): ApprovalRule => {
    const row = stored.get(subject)
    if (row) return { subject, count: row.approvals, role: row.role }
    const isGuarded = isTeam && guardedFacts.some((fact) => fact === subject)
    return { subject, count: isGuarded ? 1 : 0, role: 'editor', isDefault: true }
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

/** Whether a form sends a money operation, or has a field for an amount. */
export function isMoneyForm({ kind, body }: Pick<StoredDocument, 'kind' | 'body'>): boolean {
  if (!isForm(kind)) return false
  const operation = isRecord(body['submit']) ? body['submit']['operation'] : undefined
  return moneyOperations.some((each) => each === operation) || hasMoneyField(body)
}

/** The kinds of facts that a document changes. `formerKey`: if it replaces a document of that key. */
export async function changedFactKinds(
  { gateway }: Pick<StudioContext, 'gateway'>,
  document: StoredDocument,
  formerKey: string,
): Promise<FactKind[]> {
  const changes = await gateway.changedFacts(document, formerKey)
  return changes.flatMap(({ fact, comparison }) => (comparison === 'published' ? [fact] : []))
}

/**
 * The rules for a document, at least one: of its kind, of the facts that it changes and, for forms that concern money,
 * theirs. None replaces another, since each may ask for a role that the others do not. `versions`: the draft and the
 * published versions, so that an edit cannot turn a money form into another one.
 */
export function rulesFor(
  rules: readonly ApprovalRule[],
  kind: StoredDocument['kind'],
  versions: readonly Pick<StoredDocument, 'kind' | 'body'>[],
  facts: readonly FactKind[] = [],
): ApprovalRule[] {
  const concerned: ApprovalSubject[] = [kind, ...facts]
  if (versions.some(isMoneyForm)) concerned.push('money-form')
  const applying = rules.filter(({ subject, count }) => count > 0 && concerned.includes(subject))
  return applying.length > 0 ? applying : [{ subject: kind, count: 0, role: 'editor' }]
}

/** The one that needs the most approvals. */
export function strictest<Result extends { rule: ApprovalRule }>(results: readonly Result[]): Result {
  return results.reduce((one, other) => (other.rule.count > one.rule.count ? other : one))
}
