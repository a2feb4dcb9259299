import { forgetDiscarded, keepDiscarded } from '../drafts/discarded-drafts.ts'
import { documentName } from '../../content/index.ts'
import type { BatchAnswer } from '../../../schemas/studio/batches.ts'
import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import type { Handlers } from '../handlers.ts'
import { prepareDrafts } from '../preview/prepare-drafts.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { applyBatch, forgetBatch, readBatch } from './batch-store.ts'
import { changeField, readValues } from './change-field.ts'
import { changedSince, readSeen } from './current-documents.ts'
import { movePages } from './move-pages.ts'

/** Discards several drafts, all or none. Each can also be restored by itself. */
async function discardAll(
  context: StudioContext,
  caller: Caller,
  { documents }: StudioParams<'drafts.discard'>,
): Promise<BatchAnswer> {
  const drafts = (await readSeen(context, documents)).flatMap(({ draft }) => draft ?? [])
  const by = caller.user
  const kept = new Map<string, number>()
  try {
    for (const draft of drafts)
      kept.set(documentName(draft.document), await keepDiscarded(context, draft, by))
    const applied = await applyBatch(context, { saved: [], discarded: documents, before: drafts, kept }, by)
    return { changed: true, ...applied }
  } catch (error) {
    for (const id of kept.values()) await forgetDiscarded(context, id)
    throw error
  }
}

/** Gives the documents of a change the drafts that they had before, all or none. */
async function takeBackBatch(
  context: StudioContext,
  caller: Caller,
  { batch }: StudioParams<'drafts.takeBack'>,
): Promise<DocumentReference[]> {
  const { drafts } = context
  const documents = await readBatch(context, batch)
  const present = await Promise.all(documents.map((name) => drafts.find(name)))
  const changed = documents.filter(({ revision }, index) => (present[index]?.revision ?? null) !== revision)
  if (changed.length > 0) throw changedSince(changed)
  const saved = documents.flatMap(({ kind, key, revision, before }) => {
    if (!before) return []
    const { schemaVersion, body, replaces, along, authors } = before
    return [{ kind, key, schemaVersion, body, revision, renaming: { replaces, along }, authors }]
  })
  const discarded = documents.flatMap(({ kind, key, revision, before }) =>
    before || revision === null ? [] : [{ kind, key, revision }],
  )
  await drafts.changeAll({ saved, discarded }, caller.user, () => async (transaction) => {
    const database = transaction ?? context.database
    await forgetBatch(database, batch)
    for (const { discarded: id } of documents) if (id !== undefined) await forgetDiscarded({ database }, id)
  })
  prepareDrafts(context)
  return documents.map(({ kind, key }) => ({ kind, key }))
}

type BatchCalls =
  | 'documents.values'
  | 'documents.change'
  | 'documents.move'
  | 'drafts.discard'
  | 'drafts.takeBack'

/** Calls that change several drafts, all or none. */
export const batchHandlers: Pick<Handlers, BatchCalls> = {
  'documents.values': (context, _caller, params) => readValues(context, params),
  'documents.change': changeField,
  'documents.move': movePages,
  'drafts.discard': discardAll,
  'drafts.takeBack': takeBackBatch,
}
