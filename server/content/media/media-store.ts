import type { Kysely, Selectable } from 'kysely'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import {
  mediaAddressOf,
  readMediaAddress,
  type FocalPoint,
  type MediaExtension,
} from '../../../schemas/media.ts'
import type { MediaPlace } from '../../../schemas/media-folders.ts'
import { isBuiltIn, isLocaleCode, type Locale } from '../../../schemas/locale.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Library } from '../model/library.ts'
import {
  arrangePictures,
  clearPlace,
  moveFolder,
  readPlaces,
  top,
  writePlace,
  type Arrangement,
  type MoveResult,
  type PicturePlaces,
} from './picture-places.ts'
import type { StoreConnection } from '../store/store-connection.ts'
import type { ContentTables } from '../store/tables.ts'
import { whileLocked } from '../store/while-locked.ts'

type Row = Omit<Selectable<ContentTables['media']>, 'original'> & PointRow

/** Null without a focal point. */
interface PointRow {
  x: number | null
  y: number | null
}

export interface StoredPicture {
  id: string
  extension: MediaExtension
  name: string
  alt: Localized<string>
  uploadedAt: string
  uploadedBy: string
  original: Buffer
  /** Omitted: at the top, without tags. */
  place?: MediaPlace
}

/** A version of a file in another library. */
export interface MediaSource {
  /** Address of the file in that library. */
  source: string
  /** Changes whenever the file changes. */
  mark: string
}

const described = [
  'id',
  'extension',
  'name',
  'size',
  'alt_uz',
  'alt_ru',
  'uploaded_at',
  'uploaded_by',
  'x',
  'y',
] as const

const focusOf = ({ x, y }: PointRow): FocalPoint | null => (x === null || y === null ? null : { x, y })

function itemOf(row: Row, added: AddedTexts, places: PicturePlaces): MediaItem {
  const address = mediaAddressOf(row)
  const { width = 0, height = 0 } = readMediaAddress(address) ?? {}
  return {
    address,
    name: row.name,
    width,
    height,
    size: row.size,
    alt: altOf(row, added),
    focus: focusOf(row),
    ...(places.get(row.id) ?? top),
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
  }
}

/** Alternative texts in added languages, by picture. */
type AddedTexts = ReadonlyMap<string, Readonly<Record<Locale, string>>>

const altOf = (row: Pick<Row, 'id' | 'alt_uz' | 'alt_ru'>, added: AddedTexts): Localized<string> => ({
  ...added.get(row.id),
  uz: row.alt_uz,
  ru: row.alt_ru,
})

async function readAdded(database: Kysely<ContentTables>, id?: string): Promise<AddedTexts> {
  const rows = await database
    .selectFrom('alt_texts')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('picture_id', '=', id ?? ''))
    .orderBy('locale')
    .execute()
  const added = new Map<string, Record<Locale, string>>()
  for (const { picture_id: picture, locale, text } of rows)
    added.set(picture, { ...added.get(picture), [locale]: text })
  return added
}

/** Writes the texts in added languages: an empty one is removed, and languages that are not named keep theirs. */
async function writeAdded(
  database: Kysely<ContentTables>,
  id: string,
  alt: Localized<string>,
): Promise<void> {
  const rows = Object.entries(alt)
    .filter(([locale]) => isLocaleCode(locale) && !isBuiltIn(locale))
    .map(([locale, text]) => ({ picture_id: id, locale, text }))
  if (rows.length === 0) return
  const named = rows.map(({ locale }) => locale)
  await database.deleteFrom('alt_texts').where('picture_id', '=', id).where('locale', 'in', named).execute()
  const written = rows.filter(({ text }) => text !== '')
  if (written.length > 0) await database.insertInto('alt_texts').values(written).execute()
}

const withPoints = (database: Kysely<ContentTables>) =>
  database.selectFrom('media').leftJoin('focal_points', 'focal_points.picture_id', 'media.id')

/** Stores the pictures of the library in SQL. */
export class MediaStore {
  constructor(readonly connection: StoreConnection) {}

  /** Newest first. */
  async list(): Promise<MediaItem[]> {
    return this.connection.use(async (database) => {
      const rows = await withPoints(database)
        .select(described)
        .orderBy('uploaded_at', 'desc')
        .orderBy('id')
        .execute()
      const added = await readAdded(database)
      const places = await readPlaces(database)
      return rows.map((row) => itemOf(row, added, places))
    })
  }

  async find(id: string): Promise<MediaItem | null> {
    return this.connection.use(async (database) => {
      const row = await withPoints(database).select(described).where('id', '=', id).executeTakeFirst()
      return row ? itemOf(row, await readAdded(database, id), await readPlaces(database, [id])) : null
    })
  }

  async pictures(): Promise<Library> {
    return this.connection.use(async (database) => {
      const rows = await withPoints(database)
        .select(['id', 'extension', 'alt_uz', 'alt_ru', 'x', 'y'])
        .execute()
      const added = await readAdded(database)
      return Object.fromEntries(
        rows.map((row) => {
          const focus = focusOf(row)
          return [mediaAddressOf(row), { ...altOf(row, added), ...(focus && { focus }) }]
        }),
      )
    })
  }

  async original(id: string): Promise<Pick<StoredPicture, 'extension' | 'original'> | null> {
    const row = await this.connection.use((database) =>
      database.selectFrom('media').select(['extension', 'original']).where('id', '=', id).executeTakeFirst(),
    )
    return row ?? null
  }

  /** Returns false and changes nothing if the picture already exists. */
  async add(picture: StoredPicture): Promise<boolean> {
    const { id, extension, name, alt, uploadedAt, uploadedBy, original, place = top } = picture
    return this.#write(async (database) => {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('media')
        .values({
          id,
          extension,
          name,
          size: original.length,
          alt_uz: alt.uz,
          alt_ru: alt.ru,
          uploaded_at: uploadedAt,
          uploaded_by: uploadedBy,
          original,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return false
      // An earlier release removed the same picture without its texts in added languages, its folder and its tags.
      await database.deleteFrom('alt_texts').where('picture_id', '=', id).execute()
      await writeAdded(database, id, alt)
      await writePlace(database, id, place)
      return true
    })
  }

  /** Returns the local addresses of files already imported from another library, by their address there. */
  async taken(sources: readonly MediaSource[]): Promise<Map<string, string>> {
    const marks = new Map(sources.map(({ source, mark }) => [source, mark]))
    if (marks.size === 0) return new Map()
    const rows = await this.connection.use((database) =>
      database
        .selectFrom('media_sources')
        .innerJoin('media', 'media.id', 'media_sources.id')
        .select(['source', 'mark', 'media.id', 'extension'])
        .where('source', 'in', [...marks.keys()])
        .execute(),
    )
    const present = rows.filter(({ source, mark }) => marks.get(source) === mark)
    return new Map(present.map((row) => [row.source, mediaAddressOf(row)]))
  }

  /** Records which picture a file of another library became. */
  async noteSource({ source, mark }: MediaSource, id: string): Promise<void> {
    await this.#write((database) =>
      database
        .insertInto('media_sources')
        .values({ source, mark, id })
        .onConflict((conflict) => conflict.column('source').doUpdateSet({ mark, id }))
        .execute(),
    )
  }

  async describe(id: string, alt: Localized<string>): Promise<void> {
    await this.#write(async (database) => {
      await database
        .updateTable('media')
        .set({ alt_uz: alt.uz, alt_ru: alt.ru })
        .where('id', '=', id)
        .execute()
      await writeAdded(database, id, alt)
    })
  }

  /** Null removes the focal point. */
  async focus(id: string, focus: FocalPoint | null): Promise<void> {
    await this.#write(async (database) => {
      if (focus === null) return database.deleteFrom('focal_points').where('picture_id', '=', id).execute()
      return database
        .insertInto('focal_points')
        .values({ picture_id: id, ...focus })
        .onConflict((conflict) => conflict.column('picture_id').doUpdateSet(focus))
        .execute()
    })
  }

  /** Sets folder or tags, or both. */
  async place(id: string, place: Partial<MediaPlace>): Promise<void> {
    await this.#write((database) => writePlace(database, id, place))
  }

  /** Returns the pictures that would have too many tags; then nothing has changed. */
  async arrange(ids: readonly string[], arrangement: Arrangement): Promise<string[]> {
    return this.#write((database) => arrangePictures(database, ids, arrangement))
  }

  async moveFolder(folder: string, to: string): Promise<MoveResult> {
    return this.#write((database) => moveFolder(database, folder, to))
  }

  async remove(id: string): Promise<void> {
    await this.focus(id, null)
    await this.#write(async (database) => {
      await database.deleteFrom('alt_texts').where('picture_id', '=', id).execute()
      await clearPlace(database, id)
      await database.deleteFrom('media').where('id', '=', id).execute()
    })
  }

  /** All of it or nothing: texts of a picture belong together. */
  #write<Result>(work: (database: Kysely<ContentTables>) => Promise<Result>): Promise<Result> {
    return whileLocked(() => this.connection.use((database) => inTransaction(database, work)))
  }
}
