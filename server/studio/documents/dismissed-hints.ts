import type { CheckResult } from '../../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { documentName } from '../../content/index.ts'
import type { StudioContext } from '../studio-context.ts'

export async function dismissHint(
  { database }: Pick<StudioContext, 'database'>,
  { kind, key, about }: StudioParams<'hints.dismiss'>,
): Promise<DocumentName> {
  await database
    .insertInto('dismissed_hints')
    .values({ document: documentName({ kind, key }), about })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { kind, key }
}

/** Leaves out the hints that were dismissed. */
export async function withoutDismissed(
  { database }: Pick<StudioContext, 'database'>,
  { hints, ...result }: CheckResult,
): Promise<CheckResult> {
  if (hints.length === 0) return { ...result, hints }
  const rows = await database
    .selectFrom('dismissed_hints')
    .selectAll()
    .where('document', 'in', [...new Set(hints.map(({ document }) => document))])
    .execute()
  const dismissed = new Set(rows.map(({ document, about }) => `${document} ${about}`))
  return { ...result, hints: hints.filter(({ document, about }) => !dismissed.has(`${document} ${about}`)) }
}
