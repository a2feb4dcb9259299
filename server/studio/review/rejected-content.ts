import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import { readRules, rulesFor } from './approval-rules.ts'

type Context = Pick<StudioContext, 'database'>

/** Remembers that a publication was taken back by another one. If it was itself a taking back, that one is void. */
export async function recordTakenBack(
  { database }: Context,
  contentVersion: number,
  takenBackBy: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('taken_back')
      .where('taken_back_by', '=', contentVersion)
      .executeTakeFirst()
    if (numDeletedRows > 0n) return
    await transaction
      .insertInto('taken_back')
      .values({ content_version: contentVersion, taken_back_by: takenBackBy })
      .onConflict((conflict) =>
        conflict.column('content_version').doUpdateSet({ taken_back_by: takenBackBy }),
      )
      .execute()
  })
}

async function wasTakenBack({ database }: Context, contentVersion: number): Promise<boolean> {
  const marked = await database
    .selectFrom('taken_back')
    .select('content_version')
    .where('content_version', '=', contentVersion)
    .executeTakeFirst()
  if (marked) return true
  // Releases that an earlier version took back.
  const release = await database
    .selectFrom('schedules')
    .select('id')
    .where('content_version', '=', contentVersion)
    .where('state', '=', 'takenBack')
    .executeTakeFirst()
  return release !== undefined
}

/** Whether this content was taken back, and could return only with approvals that nobody has given. */
export async function needsApprovalAgain(
  context: Context,
  document: StoredDocument,
  publishedBy: number,
): Promise<boolean> {
  if (!(await wasTakenBack(context, publishedBy))) return false
  return rulesFor(await readRules(context), document.kind, [document]).some(({ count }) => count > 0)
}
