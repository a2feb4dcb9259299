import type { Kysely, Selectable } from 'kysely'
import { notify } from '../../db/notices.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isManifest, type Manifest, type ObjectType } from '../model/manifest.ts'
import type {
  DocumentChange,
  DocumentName,
  PublicationRecord,
  RemovalRecord,
  SitePublication,
} from '../model/gateway.ts'
import { StoreOperationError, type StoreConnection } from './store-connection.ts'
import { publicationsOf, type ContentTables } from './tables.ts'

export interface StoredObject {
  hash: string
  type: ObjectType
  content: string
}

export interface OfferedDefault {
  document: string
  hash: string
}

export interface RunningServer {
  id: string
  /** When its build was made, in milliseconds since 1970. */
  builtAt: number
}

/** Milliseconds after which a server that has not been noted again has ended: it was killed. */
const silence = 60_000

/** Another publication came first. */
export class SnapshotConflict extends StoreOperationError {
  override readonly name = 'SnapshotConflict'
}

const snapshotsOf = (database: Kysely<ContentTables>) =>
  database.selectFrom('snapshots').select(['version', 'created_at', 'author'])

/** Snapshots that follow each other, with what each of them changed. */
async function withDocuments(
  database: Kysely<ContentTables>,
  snapshots: readonly Pick<Selectable<ContentTables['snapshots']>, 'version' | 'created_at' | 'author'>[],
): Promise<SitePublication[]> {
  const versions = snapshots.map(({ version }) => version)
  if (versions.length === 0) return []
  const publications = await database
    .selectFrom('publications')
    .select(['kind', 'key', 'content_version', 'hash'])
    .where('content_version', '>=', Math.min(...versions))
    .where('content_version', '<=', Math.max(...versions))
    .orderBy('kind')
    .orderBy('key')
    .execute()
  return snapshots.map(({ version, created_at, author }) => ({
    contentVersion: version,
    createdAt: created_at,
    author,
    documents: publications
      .filter(({ content_version }) => content_version === version)
      .map(({ kind, key, hash }) => ({ kind, key, isRemoval: hash === null })),
  }))
}

/** Stores publications in SQL. */
export class ContentStore {
  constructor(readonly connection: StoreConnection) {}

  /** Returns the current version; null if nothing has been published yet. */
  async head(): Promise<number | null> {
    return this.connection.use(async (database) => {
      const row = await database
        .selectFrom('snapshots')
        .select(({ fn }) => fn.max('version').as('version'))
        .executeTakeFirst()
      return row?.version ?? null
    })
  }

  async snapshot(version: number): Promise<Manifest> {
    return this.connection.use(async (database) => {
      const row = await database
        .selectFrom('snapshots')
        .select('manifest')
        .where('version', '=', version)
        .executeTakeFirstOrThrow()
      const manifest: unknown = JSON.parse(row.manifest)
      if (!isManifest(manifest)) throw new Error(`snapshot ${version} of the store cannot be read`)
      return manifest
    })
  }

  async object(hash: string, type: ObjectType): Promise<string | null> {
    return this.connection.use(async (database) => {
      const row = await database
        .selectFrom('objects')
        .select('content')
        .where('hash', '=', hash)
        .where('type', '=', type)
        .executeTakeFirst()
      return row?.content ?? null
    })
  }

  /**
   * Appends a snapshot with all its new objects in one transaction, and notifies the other servers. `previous` is
   * the snapshot on which it is based, `removed` the documents that it no longer contains. Throws SnapshotConflict
   * if `previous` is no longer current.
   */
  async append(
    manifest: Manifest,
    objects: readonly StoredObject[],
    previous: Manifest | null,
    removed: readonly DocumentName[] = [],
  ): Promise<void> {
    await this.connection.use((database) =>
      inTransaction(database, async (transaction) => {
        const head = await transaction
          .selectFrom('snapshots')
          .select(({ fn }) => fn.max('version').as('version'))
          .executeTakeFirst()
        if ((head?.version ?? null) !== (previous?.version ?? null)) throw new SnapshotConflict()
        for (const object of objects) {
          await transaction
            .insertInto('objects')
            .values(object)
            .onConflict((conflict) => conflict.column('hash').doNothing())
            .execute()
        }
        await transaction
          .insertInto('snapshots')
          .values({
            version: manifest.version,
            created_at: manifest.createdAt,
            author: manifest.author,
            manifest: JSON.stringify(manifest),
          })
          .execute()
        for (const publication of publicationsOf(manifest, previous, removed))
          await transaction.insertInto('publications').values(publication).execute()
        await notify(transaction)
      }),
    )
  }

  /** Publications of a document, newest first. */
  async publications({ kind, key }: DocumentName): Promise<PublicationRecord[]> {
    const rows = await this.connection.use((database) =>
      database
        .selectFrom('publications')
        .innerJoin('snapshots', 'snapshots.version', 'publications.content_version')
        .select([
          'publications.version',
          'publications.content_version',
          'publications.hash',
          'snapshots.created_at',
          'snapshots.author',
        ])
        .where('kind', '=', kind)
        .where('key', '=', key)
        .orderBy('content_version', 'desc')
        .execute(),
    )
    return rows.map((row) => ({
      version: row.version,
      contentVersion: row.content_version,
      createdAt: row.created_at,
      author: row.author,
      isRemoval: row.hash === null,
    }))
  }

  /** The last publications of the site, newest first. */
  async recent(count: number): Promise<SitePublication[]> {
    return this.connection.use(async (database) =>
      withDocuments(database, await snapshotsOf(database).orderBy('version', 'desc').limit(count).execute()),
    )
  }

  /** The first publications of the site after a version, oldest first. */
  async after(version: number, count: number): Promise<SitePublication[]> {
    return this.connection.use(async (database) =>
      withDocuments(
        database,
        await snapshotsOf(database).where('version', '>', version).orderBy('version').limit(count).execute(),
      ),
    )
  }

  /** What a publication changed, by name; empty if there is none. */
  async changesOf(contentVersion: number): Promise<DocumentChange[]> {
    const rows = await this.connection.use((database) =>
      database
        .selectFrom('publications as changed')
        .innerJoin('publications as each', (join) =>
          join.onRef('each.kind', '=', 'changed.kind').onRef('each.key', '=', 'changed.key'),
        )
        .select(['each.kind', 'each.key', 'each.content_version', 'each.hash'])
        .where('changed.content_version', '=', contentVersion)
        .orderBy('each.kind')
        .orderBy('each.key')
        .orderBy('each.content_version', 'desc')
        .execute(),
    )
    return rows
      .filter(({ content_version }) => content_version === contentVersion)
      .map(({ kind, key, hash }) => {
        const own = rows.filter((row) => row.kind === kind && row.key === key)
        const former = own.find((row) => row.content_version < contentVersion)
        return {
          kind,
          key,
          isRemoval: hash === null,
          before: former && former.hash !== null ? former.content_version : null,
          isLatest: own[0]?.content_version === contentVersion,
        }
      })
  }

  /** Documents that were removed and not published again, newest removal first. */
  async removed(): Promise<RemovalRecord[]> {
    const rows = await this.connection.use((database) =>
      database
        .with('newest', (query) =>
          query
            .selectFrom('publications')
            .select(['kind', 'key'])
            .select(({ fn }) => fn.max('content_version').as('content_version'))
            .groupBy(['kind', 'key']),
        )
        .selectFrom('publications')
        .innerJoin('newest', (join) =>
          join
            .onRef('newest.kind', '=', 'publications.kind')
            .onRef('newest.key', '=', 'publications.key')
            .onRef('newest.content_version', '=', 'publications.content_version'),
        )
        .innerJoin('snapshots', 'snapshots.version', 'publications.content_version')
        .select(['publications.kind', 'publications.key', 'snapshots.created_at', 'snapshots.author'])
        .where('publications.hash', 'is', null)
        .orderBy('publications.content_version', 'desc')
        .orderBy('publications.kind')
        .orderBy('publications.key')
        .execute(),
    )
    return rows.map(({ kind, key, created_at, author }) => ({ kind, key, createdAt: created_at, author }))
  }

  /** Returns the text of a document as published in a snapshot; null if that snapshot did not publish it. */
  async publishedText({ kind, key }: DocumentName, contentVersion: number): Promise<string | null> {
    return this.connection.use(async (database) => {
      const row = await database
        .selectFrom('publications')
        .innerJoin('objects', 'objects.hash', 'publications.hash')
        .select('objects.content')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('content_version', '=', contentVersion)
        .where('objects.type', '=', 'document')
        .executeTakeFirst()
      return row?.content ?? null
    })
  }

  /** Notes that a server runs. Returns whether one of an older build runs, too. */
  async noteServer({ id, builtAt }: RunningServer, now: number): Promise<boolean> {
    return this.connection.use((database) =>
      inTransaction(database, async (transaction) => {
        await transaction
          .insertInto('servers')
          .values({ id, built_at: builtAt, seen_at: now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
          .execute()
        await transaction
          .deleteFrom('servers')
          .where('seen_at', '<', now - silence)
          .execute()
        const older = transaction.selectFrom('servers').select('id').where('built_at', '<', builtAt)
        return (await older.limit(1).executeTakeFirst()) !== undefined
      }),
    )
  }

  async forgetServer(id: string): Promise<void> {
    await this.connection.use((database) => database.deleteFrom('servers').where('id', '=', id).execute())
  }

  async offeredDefaults(): Promise<OfferedDefault[]> {
    return this.connection.use((database) => database.selectFrom('defaults').selectAll().execute())
  }

  async noteDefaults(defaults: readonly OfferedDefault[]): Promise<void> {
    await this.connection.use((database) =>
      inTransaction(database, async (transaction) => {
        for (const offered of defaults) {
          await transaction
            .insertInto('defaults')
            .values(offered)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
      }),
    )
  }
}
