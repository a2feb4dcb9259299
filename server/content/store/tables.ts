import type { Kysely, Migration } from 'kysely'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { MediaExtension } from '../../../schemas/media.ts'
import { documentName } from '../model/contracts.ts'
import { isManifest, type Manifest, type ObjectType } from '../model/manifest.ts'

export interface ContentTables {
  /** Immutable texts, named by their hash: document bodies and compiled validators. */
  objects: { hash: string; type: ObjectType; content: string }
  /** Immutable states of the whole site; the highest version is in force. */
  snapshots: { version: number; created_at: string; author: string; manifest: string }
  /** What each snapshot changed, so that a document's history is found without reading manifests. */
  publications: {
    kind: DocumentKind
    key: string
    content_version: number
    /** Publications of the document so far. */
    version: number
    /** Of its text; null where the document was taken from the site. */
    hash: string | null
  }
  /** Pictures of the media library, each with the file that was uploaded. */
  media: {
    /** Hash of the file and size in pixels. */
    id: string
    extension: MediaExtension
    /** Of the file, as it was uploaded. */
    name: string
    /** Bytes. */
    size: number
    alt_uz: string
    alt_ru: string
    uploaded_at: string
    uploaded_by: string
    original: Buffer
  }
  /** Which picture of the library a file of another one was, when it was taken from there. */
  media_sources: {
    /** Its address there. */
    source: string
    /** Changes with the file. */
    mark: string
    /** Of the picture. */
    id: string
  }
  /** Default documents that were once offered to this site, by hash, so that none comes a second time. */
  defaults: { document: string; hash: string }
}

export const contentMigrations: Record<string, Migration> = {
  '0001-content': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('objects')
        .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('type', 'varchar(16)', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('snapshots')
        .addColumn('version', 'integer', (column) => column.primaryKey())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('author', 'varchar(120)', (column) => column.notNull())
        .addColumn('manifest', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('defaults')
        .addColumn('document', 'varchar(120)', (column) => column.notNull())
        .addColumn('hash', 'varchar(64)', (column) => column.notNull())
        .addPrimaryKeyConstraint('defaults_key', ['document', 'hash'])
        .execute()
    },
  },
  '0002-publications': {
    async up(database: Kysely<ContentTables>) {
      await database.schema
        .createTable('publications')
        .addColumn('kind', 'varchar(16)', (column) => column.notNull())
        .addColumn('key', 'varchar(80)', (column) => column.notNull())
        .addColumn('content_version', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('hash', 'varchar(64)')
        .addPrimaryKeyConstraint('publications_key', ['kind', 'key', 'content_version'])
        .execute()
      const snapshots = await database.selectFrom('snapshots').select('manifest').orderBy('version').execute()
      let previous: Manifest | null = null
      for (const { manifest } of snapshots) {
        const current: unknown = JSON.parse(manifest)
        if (!isManifest(current)) continue
        for (const row of publicationsOf(current, previous, []))
          await database.insertInto('publications').values(row).execute()
        previous = current
      }
    },
  },
  '0003-media': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('media')
        .addColumn('id', 'varchar(48)', (column) => column.primaryKey())
        .addColumn('extension', 'varchar(8)', (column) => column.notNull())
        .addColumn('name', 'varchar(200)', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('alt_uz', 'varchar(200)', (column) => column.notNull())
        .addColumn('alt_ru', 'varchar(200)', (column) => column.notNull())
        .addColumn('uploaded_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('uploaded_by', 'varchar(80)', (column) => column.notNull())
        // Last, so that a list of pictures reads none of it.
        .addColumn('original', 'blob', (column) => column.notNull())
        .execute()
    },
  },
  '0004-media-sources': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('media_sources')
        .addColumn('source', 'text', (column) => column.primaryKey())
        .addColumn('mark', 'varchar(40)', (column) => column.notNull())
        .addColumn('id', 'varchar(48)', (column) => column.notNull())
        .execute()
    },
  },
}

/** What a snapshot changed against the one before, and the documents that it took from the site. */
export function publicationsOf(
  manifest: Manifest,
  previous: Manifest | null,
  removed: readonly { kind: DocumentKind; key: string }[],
): ContentTables['publications'][] {
  const before = new Map((previous?.entries ?? []).map((entry) => [documentName(entry), entry.version]))
  const content_version = manifest.version
  const changed = manifest.entries.filter((entry) => before.get(documentName(entry)) !== entry.version)
  return [
    ...changed.map(({ kind, key, version, hash }) => ({ kind, key, content_version, version, hash })),
    ...removed.map(({ kind, key }) => ({
      kind,
      key,
      content_version,
      version: before.get(`${kind}/${key}`) ?? 0,
      hash: null,
    })),
  ]
}
