import type { Selectable } from 'kysely'
import Value from 'typebox/value'
import { fileAddressOf, FontFacts, type FileKind } from '../../../schemas/files.ts'
import type { LibraryFile } from '../../../schemas/studio/answers.ts'
import type { Library, LibraryEntry } from '../model/library.ts'
import type { StoreConnection } from '../store/store-connection.ts'
import type { ContentTables } from '../store/tables.ts'
import { whileLocked } from '../store/while-locked.ts'

export interface StoredFile {
  id: string
  kind: FileKind
  extension: string
  name: string
  note: string
  /** What is known of it. */
  entry: LibraryEntry
  uploadedAt: string
  uploadedBy: string
  content: Buffer
}

const described = [
  'id',
  'kind',
  'extension',
  'name',
  'size',
  'note',
  'facts',
  'uploaded_at',
  'uploaded_by',
] as const
type Row = Pick<Selectable<ContentTables['files']>, (typeof described)[number]>

const fontOf = ({ facts }: Pick<Row, 'facts'>): FontFacts => Value.Parse(FontFacts, JSON.parse(facts))

function fileOf(row: Row): LibraryFile {
  const { kind, name, size, note } = row
  const file = {
    address: fileAddressOf(row),
    name,
    size,
    note,
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
  }
  return kind === 'font' ? { ...file, kind, font: fontOf(row) } : { ...file, kind }
}

const entryOf = (row: Pick<Row, 'kind' | 'facts'>): LibraryEntry =>
  row.kind === 'font' ? { font: fontOf(row) } : { isSound: true }

/** Stores the files of the media library that are no pictures in SQL. */
export class FileStore {
  constructor(readonly connection: StoreConnection) {}

  /** Newest first. */
  async list(): Promise<LibraryFile[]> {
    const rows = await this.connection.use((database) =>
      database.selectFrom('files').select(described).orderBy('uploaded_at', 'desc').orderBy('id').execute(),
    )
    return rows.map(fileOf)
  }

  async facts(): Promise<Library> {
    const rows = await this.connection.use((database) =>
      database.selectFrom('files').select(['id', 'kind', 'extension', 'facts']).execute(),
    )
    return Object.fromEntries(rows.map((row) => [fileAddressOf(row), entryOf(row)]))
  }

  async content(id: string): Promise<Buffer | null> {
    const row = await this.connection.use((database) =>
      database.selectFrom('files').select('content').where('id', '=', id).executeTakeFirst(),
    )
    return row?.content ?? null
  }

  /** Returns false and changes nothing if the file already exists. */
  async add(file: StoredFile): Promise<boolean> {
    const { id, kind, extension, name, note, entry, uploadedAt, uploadedBy, content } = file
    const { numInsertedOrUpdatedRows } = await this.#write((database) =>
      database
        .insertInto('files')
        .values({
          id,
          kind,
          extension,
          name,
          size: content.length,
          note,
          facts: JSON.stringify('font' in entry ? entry.font : {}),
          uploaded_at: uploadedAt,
          uploaded_by: uploadedBy,
          content,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow(),
    )
    return numInsertedOrUpdatedRows === 1n
  }

  async describe(id: string, note: string): Promise<void> {
    await this.#write((database) =>
      database.updateTable('files').set({ note }).where('id', '=', id).execute(),
    )
  }

  async remove(id: string): Promise<void> {
    await this.#write((database) => database.deleteFrom('files').where('id', '=', id).execute())
  }

  #write<Result>(work: Parameters<typeof this.connection.use<Result>>[0]): Promise<Result> {
    return whileLocked(() => this.connection.use(work))
  }
}
