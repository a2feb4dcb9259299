import type { FastifyBaseLogger } from 'fastify'
import { migrateDatabase, openDatabase } from '../db/database.ts'
import { placeOf } from '../db/place.ts'
import type { Settings } from '../env.ts'
import { moneyMigrations, type MoneyTables } from './money-tables.ts'
import type { Platform } from './platform.ts'
import { createRemotePlatform } from './remote-platform.ts'

async function openRemotePlatform(url: string, settings: Settings, log: FastifyBaseLogger) {
  const { publicUrl, sessionCookie, platformSessionCookie } = settings
  const database = openDatabase<MoneyTables>(placeOf(settings, 'platform'), {
    logError: (error) => log.error({ err: error }, 'a connection to the database was lost'),
  })
  await migrateDatabase(database, moneyMigrations)
  return createRemotePlatform({ url, publicUrl, sessionCookie, platformSessionCookie, log, database })
}

/** The operator's platform where one is set, else the sandbox, which is loaded only then. */
export async function openPlatform(settings: Settings, log: FastifyBaseLogger): Promise<Platform> {
  const {
    platformUrl,
    publicUrl,
    framesOrigin,
    dataDir,
    databaseUrl,
    isConsoleOpen,
    hasPopups,
    sandboxGames,
  } = settings
  if (platformUrl !== null) return openRemotePlatform(platformUrl, settings, log)
  const { createSandbox } = await import('../../sandbox/index.ts')
  return createSandbox({
    dataDir,
    databaseUrl,
    publicUrl,
    ...(framesOrigin !== null && { framesOrigin }),
    controlsInterval: 2000,
    isConsoleOpen,
    hasPopups,
    gamesCount: sandboxGames,
    logError: (error) => log.error({ err: error }, 'the sandbox failed'),
  })
}
