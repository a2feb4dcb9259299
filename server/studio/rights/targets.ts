import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { Target } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { readBatch } from '../batches/batch-store.ts'
import { readDiscarded } from '../drafts/discarded-drafts.ts'
import { releaseChanges, releaseRow } from '../releases/release-changes.ts'
import { threadStarter } from '../review/comments.ts'
import { documentsOfSchedule } from '../schedules/schedules.ts'
import type { Caller, StudioContext } from '../studio-context.ts'

type Kinds = readonly { kind: DocumentKind }[]

/** Viewers resolve only the threads that they have started. */
async function assertMayResolve(context: StudioContext, { user }: Caller, thread: number): Promise<void> {
  if ((await threadStarter(context, thread)) !== user.id && !roleAllows(user.role, 'editor'))
    throw new StudioError('NotAllowed', phrase`Only editors resolve comments of others`)
}

async function runOf({ database }: StudioContext, run: string): Promise<Kinds> {
  return database.selectFrom('experiment_runs').select('kind').where('run', '=', run).execute()
}

/** Throws NotAllowed if the caller may not change a target of a call. */
export async function assertMayChangeTarget(
  context: StudioContext,
  caller: Caller,
  target: Target,
): Promise<void> {
  const { gateway, assertMayChange } = context
  if ('kind' in target) return assertMayChange([target])
  if ('schedule' in target) return assertMayChange(await documentsOfSchedule(context, target.schedule))
  if ('release' in target)
    return assertMayChange(await releaseChanges(context, await releaseRow(context, target.release)))
  if ('contentVersion' in target) return assertMayChange(await gateway.changesOf(target.contentVersion))
  if ('batch' in target) return assertMayChange(await readBatch(context, target.batch))
  if ('discarded' in target)
    return assertMayChange([(await readDiscarded(context, target.discarded)).document])
  if ('run' in target) return assertMayChange(await runOf(context, target.run))
  return assertMayResolve(context, caller, target.thread)
}
