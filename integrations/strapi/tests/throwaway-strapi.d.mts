export interface ThrowawayStrapi {
  url: string
  /** Its SITE_TOKEN. */
  token: string
  /** Of its SQLite. */
  file: string
  /** Lets it stand still: it takes calls and does not answer. */
  pause: () => void
  resume: () => void
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Stops it and takes away all that it keeps. */
  end: () => Promise<void>
}

export interface ThrowawayStrapiOptions {
  /** Origins of the servers that it tells of changes. */
  sites?: readonly string[]
  /** PostgreSQL; left out: SQLite. */
  databaseUrl?: string
}

export function startStrapi(options?: ThrowawayStrapiOptions): Promise<ThrowawayStrapi>
