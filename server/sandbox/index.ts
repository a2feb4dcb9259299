import { join } from 'node:path'
import { migrateDatabase, openDatabase } from '../db/database.ts'
import type { Platform } from '../platform/platform.ts'
import { demoAccounts, seedDemoAccounts } from './accounts/demo-accounts.ts'
import { dispatch } from './calls/dispatcher.ts'
import { toWire } from './calls/parameters.ts'
import { seedGames } from './games/seed-games.ts'
import { registerApi } from './http/api-routes.ts'
import { sessionCookie } from './http/session-cookie.ts'
import { migrations } from './migrations/index.ts'
import { registerPayments } from './payments/routes.ts'
import { systemRandom, type RandomSource } from './random.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { registerGameFrames } from './slot/frame-routes.ts'
import { registerSlot } from './slot/slot-routes.ts'
import type { SandboxTables } from './tables.ts'
import { registerAssets } from './pages/assets.ts'

export interface SandboxOptions {
  /** Folder of the site's data; the sandbox keeps `sandbox.sqlite` there. */
  dataDir: string
  /** Address of the site, such as http://localhost:3000. */
  publicUrl: string
  /** Milliseconds since 1970; the clock on the wall by default. */
  now?: () => number
  random?: RandomSource
  /** Work factor of the password hash, a power of two. */
  passwordCost?: number
  /** Writes down what should not have happened. */
  logError?: (error: unknown) => void
}

/** A complete, stateful stand-in for the gaming platform, with play money. */
export async function createSandbox(options: SandboxOptions): Promise<Platform> {
  const database = openDatabase<SandboxTables>(join(options.dataDir, 'sandbox.sqlite'))
  const sandbox: SandboxContext = {
    database,
    now: options.now ?? Date.now,
    random: options.random ?? systemRandom,
    publicUrl: new URL(options.publicUrl),
    passwordCost: options.passwordCost ?? 2 ** 15,
    logError: options.logError ?? ((error) => process.stderr.write(`${String(error)}\n`)),
  }
  await migrateDatabase(database, migrations)
  await seedGames(database)
  await seedDemoAccounts(sandbox)

  return {
    demoAccounts,
    async call(name, params, { session, locale }) {
      const { answer } = await dispatch(sandbox, name, {
        parameters: toWire(params),
        session,
        locale,
        address: 'site',
        idempotencyKey: undefined,
      })
      return answer
    },
    async register(app) {
      const cookie = sessionCookie(sandbox.publicUrl)
      const parts = [registerApi, registerPayments, registerGameFrames, registerSlot, registerAssets]
      for (const part of parts)
        await app.register((scope, _options, done) => {
          part(scope, sandbox, cookie)
          done()
        })
    },
    close: () => database.destroy(),
  }
}
