import type { Selectable } from 'kysely'
import type { FileName, FontFacts } from '../../../schemas/files.ts'
import type { StoreConnection } from '../store/store-connection.ts'
import type { ContentTables } from '../store/tables.ts'
import { whileLocked } from '../store/while-locked.ts'

export interface StoredFile extends FileName {
  name: string
  licence: string
  /** Fonts only. */
  font: FontFacts | null
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
  'licence',
  'facts',
  'uploaded_at',
  'uploaded_by',
] as const
/** A file without its content. */
export type FileRow = Pick<Selectable<ContentTables['files']>, (typeof described)[number]>

/** Stores the files of the media library that are no pictures in SQL. */
export class FileStore {
  constructor(readonly connection: StoreConnection) {}

  /** Newest first. */
  list(): Promise<FileRow[]> {
    return this.connection.use((database) =>
      database.selectFrom('files').select(described).orderBy('uploaded_at', 'desc').orderBy('id').execute(),
    )
  }

  /** Compares the whole name: a sound must not be sent as a font. */
  async content({ id, kind, extension }: FileName): Promise<Buffer | null> {
    const row = await this.connection.use((database) =>
      database
        .selectFrom('files')
        .select('content')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('extension', '=', extension)
        .executeTakeFirst(),
    )
    return row?.content ?? null
  }

  async nameOf(id: string): Promise<string | null> {
    const row = await this.connection.use((database) =>
      database.selectFrom('files').select('name').where('id', '=', id).executeTakeFirst(),
    )
    return row?.name ?? null
  }

  /** Returns false and changes nothing if the file already exists. */
  async add(file: StoredFile): Promise<boolean> {
    const { id, kind, extension, name, licence, font, uploadedAt, uploadedBy, content } = file
    const { numInsertedOrUpdatedRows } = await this.#write((database) =>
      database
        .insertInto('files')
        .values({
          id,
          kind,
          extension,
          name,
          size: content.length,
          licence,
          facts: JSON.stringify(font ?? {}),
          uploaded_at: uploadedAt,
          uploaded_by: uploadedBy,
          content,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow(),
    )
    return numInsertedOrUpdatedRows === 1n
  }

  async describe(id: string, licence: string): Promise<void> {
    await this.#write((database) =>
      database.updateTable('files').set({ licence }).where('id', '=', id).execute(),
    )
  }

  async remove(id: string): Promise<void> {
    await this.#write((database) => database.deleteFrom('files').where('id', '=', id).execute())
  }

  #write<Result>(work: Parameters<typeof this.connection.use<Result>>[0]): Promise<Result> {
    return whileLocked(() => this.connection.use(work))
  }
}
