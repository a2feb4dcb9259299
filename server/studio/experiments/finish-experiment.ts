import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase, quoted } from '../../../schemas/phrase.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { Draft } from '../../../schemas/studio/answers.ts'
import type { ExperimentEnd } from '../../../schemas/studio/experiments.ts'
import { documentName, withWinner } from '../../content/index.ts'
import { publishDrafts } from '../publishing.ts'
import { readApprovals } from '../review/approvals.ts'
import { requestReview } from '../review/reviews.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { reportedName } from './experiment-tables.ts'
import { listExperiments } from './list-experiments.ts'
import { observeRuns } from './observe-runs.ts'

/** Asks those who may approve the draft. */
async function askForApproval(context: StudioContext, caller: Caller, draft: Draft, name: string) {
  const [approval] = await readApprovals(context, [draft])
  const { kind, key } = draft.document
  await requestReview(context, caller, {
    subject: { kind, key },
    users: [],
    roles: [approval?.rule.role ?? 'admin'],
    message: name,
  })
}

/** Publishes the draft, or asks for the approval that it needs. */
async function publishOrAsk(
  context: StudioContext,
  caller: Caller,
  draft: Draft,
  name: string,
): Promise<Omit<ExperimentEnd, 'experiments'>> {
  try {
    const result = await publishDrafts(context, [draft], caller.user)
    if (result.published) return { state: 'published', contentVersion: result.contentVersion }
    const [issue] = result.issues.filter(({ severity }) => severity === 'error')
    const reason = issue?.phrases?.message ?? quoted(issue?.message ?? '')
    throw new StudioError('Conflict', phrase`The variant cannot be published: ${reason}`)
  } catch (error) {
    if (!(error instanceof StudioError) || error.type !== 'NotApproved') throw error
    await askForApproval(context, caller, draft, name)
    return { state: 'waiting' }
  }
}

/**
 * Publishes a document with a variant in place of its test, which ends the test. If the document needs approval, the
 * draft stays and waits for it: publishing it ends the test as well.
 */
export async function finishExperiment(
  context: StudioContext,
  caller: Caller,
  { run, variant }: StudioParams<'experiments.finish'>,
): Promise<ExperimentEnd> {
  const { database, drafts, gateway } = context
  const author = caller.user
  const row = await database
    .selectFrom('experiment_runs')
    .selectAll()
    .where('run', '=', run)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const [published] = row ? await gateway.documents({ kind: row.kind, key: row.key }) : []
  const winner = row && published && withWinner(published, reportedName(row), variant)
  if (!row || !winner) throw new StudioError('NotFound', phrase`There is no such test any more`)
  const { kind, key, schemaVersion, body } = winner
  if (await drafts.find({ kind, key }))
    throw new StudioError(
      'Conflict',
      phrase`The document has other edits. Publish or discard them first, then choose the winner`,
      { document: documentName({ kind, key }) },
    )
  await drafts.save({ kind, key, schemaVersion, body, revision: null }, author)
  const draft = await drafts.find({ kind, key })
  if (!draft) throw new StudioError('Conflict', phrase`It was published or dropped in the meantime`)
  const end = await publishOrAsk(context, caller, draft, row.name).catch(async (error: unknown) => {
    // With edits left behind, nobody could choose the winner again.
    await drafts.discard({ kind, key, revision: draft.revision }, author)
    throw error
  })
  if (end.state === 'published') await observeRuns(context)
  return { ...end, experiments: await listExperiments(context) }
}
