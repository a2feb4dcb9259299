import type { Kysely } from 'kysely'
import {
  changedTags,
  isMediaFolder,
  isWithin,
  mediaPlaceLimits,
  type MediaPlace,
} from '../../../schemas/media-folders.ts'
import type { ContentTables } from '../store/tables.ts'

/** Folders and tags of pictures, by id; pictures at the top without tags are missing. */
export type PicturePlaces = ReadonlyMap<string, MediaPlace>

/** A change of several pictures. What is missing stays. */
export interface Arrangement {
  folder?: string | undefined
  addTags?: readonly string[] | undefined
  removeTags?: readonly string[] | undefined
}

export interface MoveResult {
  /** Number of pictures in the folder and its subfolders. */
  pictures: number
  /** A subfolder whose path would have too many names; then nothing has changed. */
  tooDeep?: string
}

export const top: MediaPlace = { folder: '', tags: [] }

/** Undefined `ids`: of all pictures. */
export async function readPlaces(
  database: Kysely<ContentTables>,
  ids?: readonly string[],
): Promise<PicturePlaces> {
  const folders = await database
    .selectFrom('picture_folders')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('picture_id', 'in', ids ?? []))
    .execute()
  const tags = await database
    .selectFrom('picture_tags')
    .select(['picture_id', 'tag'])
    .$if(ids !== undefined, (query) => query.where('picture_id', 'in', ids ?? []))
    .orderBy('position')
    .execute()
  const places = new Map<string, MediaPlace>()
  for (const { picture_id: id, folder } of folders) places.set(id, { folder, tags: [] })
  for (const { picture_id: id, tag } of tags) {
    const { folder, tags: before } = places.get(id) ?? top
    places.set(id, { folder, tags: [...before, tag] })
  }
  return places
}

/** Writes what is given: the folder, the tags, or both. */
export async function writePlace(
  database: Kysely<ContentTables>,
  id: string,
  { folder, tags }: Partial<MediaPlace>,
): Promise<void> {
  if (folder !== undefined) {
    await database.deleteFrom('picture_folders').where('picture_id', '=', id).execute()
    if (folder !== '')
      await database.insertInto('picture_folders').values({ picture_id: id, folder }).execute()
  }
  if (tags === undefined) return
  await database.deleteFrom('picture_tags').where('picture_id', '=', id).execute()
  const rows = tags.map((tag, position) => ({ picture_id: id, position, tag }))
  if (rows.length > 0) await database.insertInto('picture_tags').values(rows).execute()
}

export const clearPlace = (database: Kysely<ContentTables>, id: string) => writePlace(database, id, top)

/** Returns the pictures that would have too many tags; then nothing has changed. */
export async function arrangePictures(
  database: Kysely<ContentTables>,
  ids: readonly string[],
  { folder, addTags, removeTags }: Arrangement,
): Promise<string[]> {
  const places = await readPlaces(database, ids)
  const tagsOf = (id: string) => changedTags(places.get(id)?.tags ?? [], { add: addTags, remove: removeTags })
  const full = ids.filter((id) => tagsOf(id).length > mediaPlaceLimits.tags)
  if (full.length > 0) return full
  for (const id of ids)
    await writePlace(database, id, {
      ...(folder !== undefined && { folder }),
      ...((addTags ?? removeTags) && { tags: tagsOf(id) }),
    })
  return []
}

export async function moveFolder(
  database: Kysely<ContentTables>,
  folder: string,
  to: string,
): Promise<MoveResult> {
  const rows = await database.selectFrom('picture_folders').selectAll().execute()
  const moved = rows.filter((row) => isWithin(row.folder, folder))
  const paths = new Map(moved.map((row) => [row.folder, `${to}${row.folder.slice(folder.length)}`]))
  const tooDeep = [...paths.values()].find((path) => !isMediaFolder(path))
  if (tooDeep !== undefined) return { pictures: moved.length, tooDeep }
  // All at once: a new path can be the old one of another subfolder.
  for (const row of moved)
    await database
      .updateTable('picture_folders')
      .set({ folder: paths.get(row.folder) ?? to })
      .where('picture_id', '=', row.picture_id)
      .execute()
  return { pictures: moved.length }
}
