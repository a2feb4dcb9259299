import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import type { DocumentReference, Draft, SavedDraft } from '../../../schemas/studio/answers.ts'
import { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { Names, type DraftChanges } from '../drafts/drafts.ts'
import { readAuthors } from '../review/authors.ts'
import type { Actor } from '../actor.ts'
import type { StudioContext } from '../studio-context.ts'

const ttlMs = 14 * 24 * 60 * 60 * 1000
/** Most changes kept; the oldest ones go first. */
const maxBatches = 200

const BatchDocuments = Type.Array(
  Type.Object({
    ...DocumentName.properties,
    /** Of the saved draft; null: it was discarded. */
    revision: Type.Union([Type.Number(), Type.Null()]),
    /** The draft before; null: there was none. */
    before: Type.Union([
      Type.Object({
        schemaVersion: Type.Integer(),
        body: Type.Record(Type.String(), Type.Unknown()),
        replaces: Type.Union([Type.String(), Type.Null()]),
        along: Names,
        authors: Type.Array(Type.Number()),
      }),
      Type.Null(),
    ]),
    /** Its id among the discarded drafts. */
    discarded: Type.Optional(Type.Number()),
  }),
)
type BatchDocuments = Static<typeof BatchDocuments>

interface BatchToApply extends Required<DraftChanges> {
  /** The drafts of the changed documents before, in any order. */
  before: readonly Draft[]
  /** Ids of the discarded drafts, by name of the document. */
  kept?: ReadonlyMap<string, number>
}

/** Changes several drafts, all or none, and keeps what they were before. Returns the id of the change. */
export async function applyBatch(
  context: StudioContext,
  { saved, discarded, before, kept }: BatchToApply,
  by: Actor,
): Promise<{ batch: number; documents: DocumentReference[] }> {
  const { drafts, now, translations } = context
  const former = new Map(before.map((draft) => [documentName(draft.document), draft]))
  const authors = await readAuthors(context, [...former.keys()])
  function recordOf(name: DocumentName, revision: number | null): BatchDocuments[number] {
    const draft = former.get(documentName(name))
    const id = kept?.get(documentName(name))
    return {
      kind: name.kind,
      key: name.key,
      revision,
      before: draft
        ? {
            schemaVersion: draft.document.schemaVersion,
            body: draft.document.body,
            replaces: draft.replaces,
            along: draft.along,
            authors: authors.get(documentName(name)) ?? [],
          }
        : null,
      ...(id !== undefined && { discarded: id }),
    }
  }
  const documentsOf = (results: readonly SavedDraft[]): BatchDocuments => [
    ...saved.map((each, index) => recordOf(each, results[index]?.revision ?? null)),
    ...discarded.map((each) => recordOf(each, null)),
  ]
  let batch = 0
  const results = await drafts.changeAll({ saved, discarded }, by, (rows) => async (transaction) => {
    const database = transaction ?? context.database
    const at = now()
    const { id } = await database
      .insertInto('draft_batches')
      .values({
        made_at: at,
        made_by: by.name,
        made_by_id: by.id,
        documents: JSON.stringify(documentsOf(rows)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database
      .deleteFrom('draft_batches')
      .where((row) => row.or([row('made_at', '<=', at - ttlMs), row('id', '<=', id - maxBatches)]))
      .execute()
    batch = id
  })
  for (const [index, document] of saved.entries()) {
    const { revision } = results[index] ?? {}
    if (revision !== undefined) translations.note(document, revision)
  }
  return { batch, documents: documentsOf(results).map(({ kind, key }) => ({ kind, key })) }
}

/** The documents of a change, with what they had before. Throws NotFound. */
export async function readBatch(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  id: number,
): Promise<BatchDocuments> {
  const row = await database
    .selectFrom('draft_batches')
    .select('documents')
    .where('id', '=', id)
    .where('made_at', '>', now() - ttlMs)
    .executeTakeFirst()
  const documents: unknown = row && JSON.parse(row.documents)
  if (!Value.Check(BatchDocuments, documents))
    throw new StudioError('NotFound', phrase`This change cannot be taken back any more`)
  return documents
}

export async function forgetBatch(database: StudioContext['database'], id: number): Promise<void> {
  await database.deleteFrom('draft_batches').where('id', '=', id).execute()
}
