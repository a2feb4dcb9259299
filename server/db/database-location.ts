import { join } from 'node:path'

/** Where a database is: an embedded file (`:memory:` for one that ends with the process), or PostgreSQL. */
export type DatabaseLocation = string | PostgresLocation

export interface PostgresLocation {
  /** Connection string with its secrets: never shown. */
  url: string
  /** Schema that holds the tables; made when it is not there. */
  schema: string
}

/** Of the settings, what says where data is kept. */
export interface DatabaseSettings {
  /** Folder of the embedded databases. */
  dataDir: string
  /** PostgreSQL for everything; null or left out: the embedded databases. */
  databaseUrl?: string | null
}

/** Parts of the site that keep tables: a file each in `dataDir`, or a schema each in one PostgreSQL. */
export type DatabasePart = 'site' | 'studio' | 'sandbox' | 'platform' | 'builds'

export function databaseLocation(
  { dataDir, databaseUrl }: DatabaseSettings,
  part: DatabasePart,
): DatabaseLocation {
  return databaseUrl ? { url: databaseUrl, schema: `marquee_${part}` } : join(dataDir, `${part}.sqlite`)
}
