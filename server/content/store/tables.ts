import type { Kysely, Migration } from 'kysely'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import type { MediaExtension } from '../../../schemas/media.ts'
import { documentName } from '../model/contracts.ts'
import type { FileKind } from '../../../schemas/files.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { isManifest, type Manifest, type ObjectType } from '../model/manifest.ts'

export interface ContentTables {
  /** Immutable texts, named by their hash: document bodies and compiled validators. */
  objects: { hash: string; type: ObjectType; content: string }
  /** Immutable states of the whole site; the highest version is current. */
  snapshots: { version: number; created_at: string; author: string; manifest: string }
  /** The changes of each snapshot, so that a document's history is found without reading manifests. */
  publications: {
    kind: DocumentKind
    key: string
    content_version: number
    /** Number of publications of the document up to this one. */
    version: number
    /** Hash of the document's text; null if the document was removed. */
    hash: string | null
  }
  /** Pictures of the media library, each with the uploaded file. */
  media: {
    /** Hash of the file and size in pixels. */
    id: string
    extension: MediaExtension
    /** Name of the uploaded file. */
    name: string
    /** In bytes. */
    size: number
    alt_uz: string
    alt_ru: string
    uploaded_at: string
    uploaded_by: string
    original: Buffer
  }
  /**
   * Focal points of pictures that have one, in percent. A table of its own, because a column after the file would be
   * read through the file.
   */
  focal_points: { picture_id: string; x: number; y: number }
  /**
   * Alternative texts in added languages; those of the built-in ones are columns of `media`, which servers of the last
   * release still write.
   */
  alt_texts: { picture_id: string; locale: Locale; text: string }
  /** Folders of pictures that are not at the top of the library: paths, since a folder exists by its pictures. */
  picture_folders: { picture_id: string; folder: string }
  picture_tags: {
    picture_id: string
    /** Order in which they were added. */
    position: number
    tag: string
  }
  /** Files of the media library that are no pictures. */
  files: {
    /** Hash of the file. */
    id: string
    kind: FileKind
    extension: string
    /** Name of the uploaded file. */
    name: string
    /** In bytes. */
    size: number
    /** Who allows the site to use it. */
    licence: string
    /** What is known of it, as JSON. */
    facts: string
    uploaded_at: string
    uploaded_by: string
    content: Buffer
  }
  /** Which library picture a file imported from another library became. */
  media_sources: {
    /** Address of the file in that library. */
    source: string
    /** Changes whenever the file changes. */
    mark: string
    /** Id of the picture. */
    id: string
  }
  /** Hashes of the default documents already offered to this site, so that none is offered twice. */
  defaults: { document: string; hash: string }
  /** Running servers. Times are in milliseconds since 1970. */
  servers: { id: string; built_at: number; seen_at: number }
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
        // The last column, so that listing pictures does not read it.
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
  '0005-focal-points': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('focal_points')
        .addColumn('picture_id', 'varchar(48)', (column) => column.primaryKey())
        .addColumn('x', 'integer', (column) => column.notNull())
        .addColumn('y', 'integer', (column) => column.notNull())
        .execute()
    },
  },
  '0006-files': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('files')
        .addColumn('id', 'varchar(32)', (column) => column.primaryKey())
        .addColumn('kind', 'varchar(8)', (column) => column.notNull())
        .addColumn('extension', 'varchar(8)', (column) => column.notNull())
        .addColumn('name', 'varchar(200)', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('licence', 'varchar(300)', (column) => column.notNull())
        .addColumn('facts', 'text', (column) => column.notNull())
        .addColumn('uploaded_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('uploaded_by', 'varchar(80)', (column) => column.notNull())
        // The last column, so that listing files does not read it.
        .addColumn('content', 'blob', (column) => column.notNull())
        .execute()
    },
  },
  '0007-alt-texts': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('alt_texts')
        .addColumn('picture_id', 'varchar(48)', (column) => column.notNull())
        .addColumn('locale', 'varchar(8)', (column) => column.notNull())
        .addColumn('text', 'varchar(200)', (column) => column.notNull())
        .addPrimaryKeyConstraint('alt_texts_key', ['picture_id', 'locale'])
        .execute()
    },
  },
  '0008-picture-folders': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('picture_folders')
        .addColumn('picture_id', 'varchar(48)', (column) => column.primaryKey())
        .addColumn('folder', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('picture_tags')
        .addColumn('picture_id', 'varchar(48)', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('tag', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('picture_tags_key', ['picture_id', 'position'])
        .execute()
    },
  },
  '0009-servers': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('servers')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('built_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}

/** Returns the documents that a snapshot changed or removed compared with the previous one. */
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
