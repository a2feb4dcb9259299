import { join } from 'node:path'

/** An embedded file (`:memory:` for one that ends with the process), or PostgreSQL. */
export type DatabaseLocation = string | PostgresLocation

export interface PostgresLocation {
  /** Connection string with its password: never log it. */
  url: string
  /** Schema of the tables; created if it does not exist. */
  schema: string
  /** Connection string of the role that owns the tables; omitted: that of `url`. */
  migrationUrl?: string
}

/** The settings that decide where data is stored. */
export interface DatabaseSettings {
  /** Folder of the embedded databases. */
  dataDir: string
  /** PostgreSQL for everything; null or undefined: embedded databases. */
  databaseUrl?: string | null
  /** PostgreSQL as the role that owns the tables; null or undefined: the role of `databaseUrl`. */
  migrationUrl?: string | null
}

/** Parts of the site with tables: one file each in `dataDir`, or one PostgreSQL schema each. */
export type DatabasePart = 'site' | 'studio' | 'sandbox' | 'platform' | 'builds'

export function databaseLocation(
  { dataDir, databaseUrl, migrationUrl }: DatabaseSettings,
  part: DatabasePart,
): DatabaseLocation {
  if (!databaseUrl) return join(dataDir, `${part}.sqlite`)
  return { url: databaseUrl, schema: `marquee_${part}`, ...(migrationUrl && { migrationUrl }) }
}
