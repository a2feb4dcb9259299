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

/** Records users as authors of a draft, by their names or ids. */
export async function addAuthors(
  database: StudioDatabase,
  document: string,
  names: readonly string[],
  ids: readonly number[] = [],
): Promise<void> {
  const named = await database.selectFrom('users').select('id').where('name', 'in', names).execute()
  for (const id of new Set([...ids, ...named.map((user) => user.id)]))
    await database
      .insertInto('draft_authors')
      .values({ document, user_id: id })
      .onConflict((conflict) => conflict.columns(['document', 'user_id']).doNothing())
      .execute()
}
