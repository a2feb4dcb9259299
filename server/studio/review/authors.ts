import type { Actor } from '../actor.ts'
import type { StudioDatabase } from '../tables.ts'

/** Ids of the users who have edited each of these drafts, by name of the document. */
export async function readAuthors(
  { database }: { readonly database: StudioDatabase },
  names: readonly string[],
): Promise<Map<string, number[]>> {
  if (names.length === 0) return new Map()
  const rows = await database.selectFrom('draft_authors').selectAll().where('document', 'in', names).execute()
  const authors = new Map<string, number[]>()
  for (const { document, user_id: id } of rows) authors.set(document, [...(authors.get(document) ?? []), id])
  return authors
}

/** Records users as authors of a draft. Of those who are known by name only, all namesakes count. */
export async function addAuthors(
  database: StudioDatabase,
  document: string,
  actors: readonly Actor[],
  ids: readonly number[] = [],
): Promise<void> {
  const names = actors.filter(({ id }) => id === null).map(({ name }) => name)
  const named =
    names.length === 0
      ? []
      : await database.selectFrom('users').select('id').where('name', 'in', names).execute()
  const known = actors.flatMap(({ id }) => id ?? [])
  for (const id of new Set([...ids, ...known, ...named.map((user) => user.id)]))
    await database
      .insertInto('draft_authors')
      .values({ document, user_id: id })
      .onConflict((conflict) => conflict.columns(['document', 'user_id']).doNothing())
      .execute()
}
