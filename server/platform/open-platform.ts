import type { FastifyBaseLogger } from 'fastify'
import { migrateDatabase } from '../db/database.ts'
import { databaseLocation, type DatabaseSettings } from '../db/database-location.ts'
import { openEvenDamaged, Preparation } from '../db/preparation.ts'
import { moneyMigrations, type MoneyTables } from './money-tables.ts'
import type { Platform } from '../contracts/platform.ts'
import { createRemotePlatform } from './remote-platform.ts'

export interface PlatformSettings extends DatabaseSettings {
  databaseUrl: string | null
  migrationUrl: string | null
  /** Origin of the operator's platform; null: the sandbox. */
  platformUrl: string | null
  /** Origin under which players see the site. */
  publicUrl: string
  framesOrigin: string | null
  /** Name of the session cookie at the site. */
  sessionCookie: string
  /** Name of the session cookie at the platform. */
  platformSessionCookie: string
  isConsoleOpen: boolean
  hasPopups: boolean
  sandboxGames: number
  sandboxPushService: string | null
}

async function openRemotePlatform(url: string, settings: PlatformSettings, log: FastifyBaseLogger) {
  const { publicUrl, sessionCookie, platformSessionCookie } = settings
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

/** The operator's platform if `PLATFORM_URL` is set, else the sandbox, whose code is loaded only then. */
export async function openPlatform(settings: PlatformSettings, log: FastifyBaseLogger): Promise<Platform> {
  const {
    platformUrl,
    publicUrl,
    framesOrigin,
    dataDir,
    databaseUrl,
    migrationUrl,
    isConsoleOpen,
    hasPopups,
    sandboxGames,
    sandboxPushService,
  } = settings
  if (platformUrl !== null) return openRemotePlatform(platformUrl, settings, log)
  const { createSandbox } = await import('../../sandbox/index.ts')
  return createSandbox({
    dataDir,
    databaseUrl,
    migrationUrl,
    publicUrl,
    ...(framesOrigin !== null && { framesOrigin }),
    controlsInterval: 2000,
    sweepInterval: 10_000,
    isConsoleOpen,
    hasPopups,
    gamesCount: sandboxGames,
    pushService: sandboxPushService,
    logError: (error) => log.error({ err: error }, 'the sandbox failed'),
    logWarning: (message) => log.warn(message),
  })
}
