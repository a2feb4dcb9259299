import { isRecord } from '../../../schemas/is-record.ts'
import type { DiscardedDraft, Draft } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Actor } from '../actor.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import { titleOf } from '../documents/titles.ts'
import { readAuthors } from '../review/authors.ts'
import type { Restored } from '../review/reviewed-drafts.ts'
import { documentName } from '../../content/index.ts'
import { namesIn } from './drafts.ts'

type Context = Pick<StudioContext, 'database' | 'now'>

const ttlMs = 14 * 24 * 60 * 60 * 1000
/** Most drafts kept; the oldest ones go first. */
const maxDiscarded = 500

/** Keeps a draft that is about to be discarded, and returns its id. */
export async function keepDiscarded({ database, now }: Context, draft: Draft, by: Actor): Promise<number> {
  const at = now()
  const { document, savedBy, savedById, replaces, along } = draft
  const authors =
    (await readAuthors({ database }, [documentName(document)])).get(documentName(document)) ?? []
  const { id } = await database
    .insertInto('discarded_drafts')
    .values({
      kind: document.kind,
      key: document.key,
      schema_version: document.schemaVersion,
      body: JSON.stringify(document.body),
      saved_by: savedBy,
      saved_by_id: savedById,
      discarded_at: at,
      discarded_by: by.name,
      discarded_by_id: by.id,
      replaces,
      along: JSON.stringify(along),
      authors: JSON.stringify(authors),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .deleteFrom('discarded_drafts')
    .where((row) => row.or([row('discarded_at', '<=', at - ttlMs), row('id', '<=', id - maxDiscarded)]))
    .execute()
  return id
}

export async function forgetDiscarded({ database }: Pick<Context, 'database'>, id: number): Promise<void> {
  await database.deleteFrom('discarded_drafts').where('id', '=', id).execute()
}

/** Newest first. */
export async function listDiscarded({ database, now }: Context): Promise<DiscardedDraft[]> {
  const rows = await database
    .selectFrom('discarded_drafts')
    .selectAll()
    .where('discarded_at', '>', now() - ttlMs)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, kind, key, body, saved_by, discarded_at, discarded_by }) => {
    const parsed: unknown = JSON.parse(body)
    const title = isRecord(parsed) ? titleOf(parsed) : undefined
    return {
      id,
      kind,
      key,
      ...(title !== undefined && { title }),
      savedBy: saved_by,
      at: toIsoTime(discarded_at),
      by: discarded_by,
    }
  })
}

const idsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

/** A discarded draft with its authors and the renaming that it was part of. Throws NotFound. */
export async function readDiscarded(
  { database, now }: Context,
  id: number,
): Promise<{ document: StoredDocument } & Restored> {
  const row = await database
    .selectFrom('discarded_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('discarded_at', '>', now() - ttlMs)
    .executeTakeFirst()
  const body: unknown = row && JSON.parse(row.body)
  if (!row || !isRecord(body)) throw new StudioError('NotFound', phrase`This draft is not kept any more`)
  return {
    document: { kind: row.kind, key: row.key, schemaVersion: row.schema_version, body },
    replaces: row.replaces,
    along: row.along === null ? [] : namesIn(JSON.parse(row.along)),
    savedBy: { id: row.saved_by_id, name: row.saved_by },
    authors: row.authors === null ? null : idsIn(JSON.parse(row.authors)),
  }
}
