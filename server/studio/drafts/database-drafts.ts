import { isRecord } from '../../../schemas/is-record.ts'
import type { Selectable, Transaction } from 'kysely'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Draft, SavedDraft } from '../../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../actor.ts'
import { toIsoTime } from '../studio-context.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'
import {
  conflictWith,
  namesAlong,
  namesIn,
  type DraftChanges,
  type DraftRevision,
  type Drafts,
  type Recording,
  type RenamedDrafts,
  type Renaming,
} from './drafts.ts'

type Row = Selectable<StudioTables['drafts']>

function documentOf({ kind, key, schema_version, body }: Row): StoredDocument {
  const parsed: unknown = JSON.parse(body)
  if (!isRecord(parsed)) throw new Error(`the draft of ${kind}/${key} is no document`)
  return { kind, key, schemaVersion: schema_version, body: parsed }
}

const draftOf = (row: Row): Draft => ({
  document: documentOf(row),
  revision: row.revision,
  savedAt: toIsoTime(row.saved_at),
  savedBy: row.saved_by,
  savedById: row.saved_by_id,
  replaces: row.replaces,
  along: namesIn(JSON.parse(row.along)),
})

/** Stores drafts in a table of the Studio. */
export class DatabaseDrafts implements Drafts {
  constructor(
    readonly database: StudioDatabase,
    readonly now: () => number,
  ) {}

  async find({ kind, key }: DocumentName): Promise<Draft | null> {
    const row = await this.database
      .selectFrom('drafts')
      .selectAll()
      .where('kind', '=', kind)
      .where('key', '=', key)
      .executeTakeFirst()
    return row ? draftOf(row) : null
  }

  async list(): Promise<Draft[]> {
    const rows = await this.database.selectFrom('drafts').selectAll().orderBy('kind').orderBy('key').execute()
    return rows.map(draftOf)
  }

  async revisions(): Promise<DraftRevision[]> {
    const rows = await this.database
      .selectFrom('drafts')
      .select(['kind', 'key', 'revision'])
      .orderBy('kind')
      .orderBy('key')
      .execute()
    return rows.map(({ kind, key, revision }) => ({ name: documentName({ kind, key }), revision }))
  }

  async save(
    { kind, key, schemaVersion, body, revision }: StudioParams<'documents.save'>,
    savedBy: Actor,
    renaming?: Renaming,
    record?: Recording,
  ): Promise<SavedDraft> {
    return inTransaction(this.database, async (transaction) => {
      const present = await rowOf(transaction, { kind, key })
      assertUnchanged(present, revision)
      const document = { kind, key, schemaVersion, body }
      const changes = renaming && { ...renaming, along: JSON.stringify(renaming.along) }
      const saved = await put(transaction, document, { at: this.now(), by: savedBy }, present, changes)
      await record?.(transaction)
      return { revision: saved.revision, savedAt: toIsoTime(saved.saved_at) }
    })
  }

  async changeAll(
    { saved = [], discarded = [] }: DraftChanges,
    by: Actor,
    recordOf?: (saved: readonly SavedDraft[]) => Recording,
  ): Promise<SavedDraft[]> {
    return inTransaction(this.database, async (transaction) => {
      const at = this.now()
      const rows: SavedDraft[] = []
      for (const { revision, renaming, kind, key, schemaVersion, body } of saved) {
        const present = await rowOf(transaction, { kind, key })
        assertUnchanged(present, revision)
        const document = { kind, key, schemaVersion, body }
        const changes = renaming && { ...renaming, along: JSON.stringify(renaming.along) }
        const row = await put(transaction, document, { at, by }, present, changes)
        rows.push({ revision: row.revision, savedAt: toIsoTime(row.saved_at) })
      }
      for (const each of discarded) await remove(transaction, each)
      await recordOf?.(rows)(transaction)
      return rows
    })
  }

  async discard(params: StudioParams<'documents.discard'>, _by: Actor, record?: Recording): Promise<void> {
    await inTransaction(this.database, async (transaction) => {
      await remove(transaction, params)
      await record?.(transaction)
    })
  }

  async dropPublished(
    drafts: readonly Draft[],
    recordOf?: (dropped: readonly Draft[]) => Recording,
  ): Promise<void> {
    await inTransaction(this.database, async (transaction) => {
      const dropped: Draft[] = []
      for (const draft of drafts) {
        const { numDeletedRows } = await transaction
          .deleteFrom('drafts')
          .where('kind', '=', draft.document.kind)
          .where('key', '=', draft.document.key)
          .where('revision', '=', draft.revision)
          .executeTakeFirst()
        if (numDeletedRows > 0n) dropped.push(draft)
      }
      await recordOf?.(dropped)(transaction)
    })
  }

  async replace({ main, along, by }: RenamedDrafts, record?: Recording): Promise<void> {
    await inTransaction(this.database, async (transaction) => {
      const { document, revision, formerKey = document.key, isPublished = false } = main
      const former = await rowOf(transaction, { kind: document.kind, key: formerKey })
      assertUnchanged(former, revision)
      if (formerKey !== document.key)
        await transaction
          .deleteFrom('drafts')
          .where('kind', '=', document.kind)
          .where('key', '=', formerKey)
          .execute()
      const at = this.now()
      await put(transaction, document, { at, by }, former, {
        replaces: isPublished ? formerKey : (former?.replaces ?? null),
        along: JSON.stringify(namesAlong(along, former ? draftOf(former).along : [])),
      })
      for (const other of along) await put(transaction, other, { at, by }, await rowOf(transaction, other))
      await record?.(transaction)
    })
  }
}

function assertUnchanged(present: Row | undefined, revision: number | null): void {
  if ((present?.revision ?? null) !== revision) throw conflictWith(present ? draftOf(present) : null)
}

function rowOf(
  transaction: Transaction<StudioTables>,
  { kind, key }: DocumentName,
): Promise<Row | undefined> {
  return transaction
    .selectFrom('drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function remove(
  transaction: Transaction<StudioTables>,
  { kind, key, revision }: StudioParams<'documents.discard'>,
): Promise<void> {
  assertUnchanged(await rowOf(transaction, { kind, key }), revision)
  await transaction.deleteFrom('drafts').where('kind', '=', kind).where('key', '=', key).execute()
}

/** Creates or overwrites a draft. */
async function put(
  transaction: Transaction<StudioTables>,
  { kind, key, schemaVersion, body }: StoredDocument,
  { at, by }: { at: number; by: Actor },
  present: Row | undefined,
  renaming: Partial<Pick<Row, 'replaces' | 'along'>> = {},
): Promise<Pick<Row, 'revision' | 'saved_at'>> {
  const row = {
    schema_version: schemaVersion,
    body: JSON.stringify(body),
    // Does not restart at 1 after a publication, because a revision must never match one of an earlier draft.
    revision: present ? present.revision + 1 : at,
    saved_at: at,
    saved_by: by.name,
    saved_by_id: by.id,
    ...renaming,
  }
  await transaction
    .insertInto('drafts')
    .values({ kind, key, replaces: null, along: '[]', ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(row))
    .execute()
  return row
}
