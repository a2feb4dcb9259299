import type { FastifyBaseLogger } from 'fastify'
import { migrateDatabase } from '../db/database.ts'
import { databaseLocation, type DatabaseSettings } from '../db/database-location.ts'
import { openEvenDamaged, Preparation } from '../db/preparation.ts'
import { moneyMigrations, type MoneyTables } from './money-tables.ts'
import type { PlatformAdapter } from '../contracts/adapter.ts'
import type { Platform } from '../contracts/platform.ts'
import { createRemotePlatform } from './remote-platform.ts'

export interface RemotePlatformSettings extends DatabaseSettings {
  /** Origin of the operator's platform. */
  url: string
  /** Origin under which players see the site. */
  publicUrl: string
  /** Name of the session cookie at the site. */
  sessionCookie: string
  /** Name of the session cookie at the platform. */
  platformSessionCookie: string
  adapter?: PlatformAdapter
}

/** The operator's platform, with the site's own table of calls that move money. */
export async function openRemotePlatform(
  settings: RemotePlatformSettings,
  log: FastifyBaseLogger,
): Promise<Platform> {
  const { url, publicUrl, sessionCookie, platformSessionCookie, adapter = {} } = settings
  const { database, damage } = openEvenDamaged<MoneyTables>(databaseLocation(settings, 'platform'), {
    logError: (error) => log.error({ err: error }, 'a connection to the database was lost'),
  })
  const preparation = await Preparation.start({
    damage,
    prepare: () => migrateDatabase(database, moneyMigrations),
    onFailure: (error) => log.error({ err: error }, 'money cannot be moved: the database does not answer'),
  })
  const platform = createRemotePlatform({
    url,
    publicUrl,
    sessionCookie,
    platformSessionCookie,
    adapter,
    log,
    database,
  })
  return {
    ...platform,
    async close() {
      await preparation.stop()
      await platform.close()
    },
  }
}
