import { setTimeout as sleep } from 'node:timers/promises'
import {
  databaseLocation,
  emptyIfOutdated,
  migrateDatabase,
  openEvenDamaged,
  Preparation,
} from '../server/contracts/database.ts'
import type { Platform } from '../server/contracts/platform.ts'
import type { SandboxSettings } from '../server/contracts/sandbox.ts'
import { Background } from './background.ts'
import { demoAccounts, seedDemoAccounts } from './accounts/demo-accounts.ts'
import { openPreviewSession } from './accounts/preview-players.ts'
import { registerOutbox } from './accounts/contacts/outbox-routes.ts'
import { defaultLocale, isLocale } from './locale.ts'
import { renewFakenameKeys } from './accounts/fakename-keys.ts'
import { seedSecrets } from './accounts/secrets.ts'
import { dispatch } from './calls/dispatcher.ts'
import { toWire } from '../schemas/api/read-parameters.ts'
import { settleJackpots } from './competitions/jackpots.ts'
import { recountTallies } from './competitions/tallies.ts'
import { settleTournaments } from './competitions/settle-tournaments.ts'
import { registerConsole } from './console/console-routes.ts'
import { createControls } from './console/controls.ts'
import { pollControls } from './console/poll-controls.ts'
import { startSweep } from './bets/sweep.ts'
import { registerExports } from './bets/history/export-routes.ts'
import { seedGames } from './catalogue/seed-games.ts'
import { asApiError, unavailable } from './http/answer-error.ts'
import { registerApi } from './http/api-routes.ts'
import { isLoopbackHost } from './http/console-guard.ts'
import { rejectNulAddresses } from './http/form-data.ts'
import { sessionCookie } from './http/session-cookie.ts'
import { stockShop } from './loyalty/shop.ts'
import { migrations } from './migrations/index.ts'
import { registerChat } from './providers/chat/chat-routes.ts'
import { registerIdentity } from './providers/identity/identity-routes.ts'
import { registerMessenger } from './providers/messenger/messenger-routes.ts'
import { registerSocialLogin } from './providers/social/social-routes.ts'
import { postPush, type PushRequest } from './push/push-service.ts'
import { seedVapidKeys } from './push/vapid.ts'
import { recordHit } from './providers/tracking/hits.ts'
import { registerTracking } from './providers/tracking/tracking-routes.ts'
import { registerPayments } from './payments/routes.ts'
import { seedPayments } from './payments/seed-history.ts'
import { systemRandom, type RandomSource } from './random.ts'
import { seedFriends } from './referral/seed-friends.ts'
import { seedRewards } from './rewards/seed-rewards.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { registerGameFrames } from './frames/frame-routes.ts'
import { registerCrash } from './crash/crash-routes.ts'
import { registerFairness } from './provably-fair/fairness-routes.ts'
import { registerRoulette } from './roulette/roulette-routes.ts'
import { registerSlot } from './slot/slot-routes.ts'
import { registerInstantGames } from './instant-games/instant-routes.ts'
import { registerStepGames } from './step-games/step-routes.ts'
import { registerSportsbook } from './sportsbook/sportsbook-routes.ts'
import type { SandboxTables } from './tables/sandbox-tables.ts'
import { registerAssets } from './pages/assets.ts'

/** For tests, which replace what is real. */
export interface SandboxOptions extends SandboxSettings {
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number
  /** Waits; tests replace it because their clock does not advance by itself. */
  delay?: (milliseconds: number) => Promise<void>
  random?: RandomSource
  /** Work factor of the password hash, a power of two. */
  passwordCost?: number
  /** Sends a message to a push service; tests replace it. */
  postPush?: (request: PushRequest) => Promise<number>
}

/** Does not keep the process alive at shutdown. */
const sleepUnref = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false })

async function seedSandbox(sandbox: SandboxContext, gamesCount: number | undefined): Promise<void> {
  await seedSecrets(sandbox)
  await seedVapidKeys(sandbox.database)
  await seedGames(sandbox.database, gamesCount)
  await stockShop(sandbox.database)
  await seedDemoAccounts(sandbox)
  await renewFakenameKeys(sandbox.database)
  await seedPayments(sandbox)
  // In a new database, their bonuses come before the later ones.
  await seedFriends(sandbox)
  await seedRewards(sandbox)
  await settleTournaments(sandbox)
  await recountTallies(sandbox.database)
  await settleJackpots(sandbox)
}

/** A complete, stateful simulation of the gaming platform, with play money. */
export async function createSandbox(options: SandboxOptions): Promise<Platform> {
  const logError = options.logError ?? ((error) => process.stderr.write(`${String(error)}\n`))
  const logWarning = options.logWarning ?? ((message) => process.stderr.write(`${message}\n`))
  const place = databaseLocation(options, 'sandbox')
  const { database, damage } = openEvenDamaged<SandboxTables>(place, { logError })
  const { now: clock = Date.now, delay = sleepUnref } = options
  const controls = createControls(database, delay)
  const isConsoleOpen = options.isConsoleOpen ?? false
  const isAtLoopback = isLoopbackHost(new URL(options.publicUrl).host)
  if (isConsoleOpen && !isAtLoopback)
    logWarning('The developer pages and the demo accounts of the sandbox are open to everyone')
  const sandbox: SandboxContext = {
    database,
    now: () => clock() + controls.offset(),
    random: options.random ?? systemRandom,
    controls,
    publicUrl: new URL(options.publicUrl),
    framesOrigin: options.framesOrigin ?? new URL(options.publicUrl).origin,
    passwordCost: options.passwordCost ?? 2 ** 15,
    isConsoleOpen,
    isForDevelopers: isConsoleOpen || isAtLoopback,
    hasPopups: options.hasPopups ?? true,
    pushService: options.pushService ?? null,
    postPush: options.postPush ?? postPush,
    background: new Background(logError),
    logError,
  }
  const preparation = await Preparation.start({
    damage,
    async prepare() {
      // The database contains only play money, so an outdated one is emptied instead of migrated.
      if (await emptyIfOutdated(database, migrations))
        logWarning(
          'The sandbox database is from an older version: it was emptied and starts over with the demo accounts',
        )
      await migrateDatabase(database, migrations)
      await controls.reload()
      await seedSandbox(sandbox, options.gamesCount)
    },
    onFailure(error) {
      logError(error)
      logWarning('The sandbox is unavailable: its database does not answer or is damaged')
    },
  })
  const assertPrepared = () => {
    if (!preparation.isDone) throw unavailable()
  }
  const cookie = sessionCookie(sandbox.publicUrl)
  const stopPolling = pollControls(sandbox, options.controlsInterval)
  const stopSweep = startSweep(sandbox, options.sweepInterval)

  return {
    ...(sandbox.isForDevelopers && { demoAccounts }),
    async enterForPreview(player) {
      assertPrepared()
      return openPreviewSession(sandbox, player)
    },
    async call(name, params, { caller, locale: asked }) {
      const locale = isLocale(asked) ? asked : defaultLocale
      assertPrepared()
      const request = {
        parameters: toWire(params),
        session: cookie.read(caller?.headers.cookie),
        locale,
        address: caller?.ip ?? 'site',
        userAgent: caller?.headers['user-agent'],
        idempotencyKey: undefined,
      }
      const { answer, session } = await dispatch(sandbox, name, request).catch((error: unknown) => {
        throw asApiError(error, sandbox)
      })
      if (session !== undefined) caller?.setCookies([cookie.write(session)])
      return answer
    },
    async hit(hit, { headers }) {
      assertPrepared()
      await recordHit(sandbox, hit, cookie.read(headers.cookie))
      return []
    },
    async register(app) {
      const parts = [
        registerApi,
        registerPayments,
        registerGameFrames,
        registerFairness,
        registerSlot,
        registerCrash,
        registerInstantGames,
        registerStepGames,
        registerRoulette,
        registerSportsbook,
        registerExports,
        registerSocialLogin,
        registerMessenger,
        registerIdentity,
        registerChat,
        registerTracking,
        registerConsole,
        registerAssets,
        registerOutbox,
      ]
      for (const part of parts)
        await app.register((scope, _options, done) => {
          scope.addHook('onRequest', (_request, _reply, next) => {
            next(preparation.isDone ? undefined : unavailable())
          })
          rejectNulAddresses(scope)
          part(scope, sandbox, cookie)
          done()
        })
    },
    async close() {
      stopPolling()
      await stopSweep()
      await preparation.stop()
      await sandbox.background.settle()
      await database.destroy()
    },
  }
}
