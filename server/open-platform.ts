import type { FastifyBaseLogger } from 'fastify'
import type { Platform } from './contracts/platform.ts'
import type { SandboxPackage } from './contracts/sandbox.ts'
import type { Settings } from './env.ts'
import { loadAdapter, openRemotePlatform } from './platform/index.ts'

/** The package `sandbox/`, loaded on demand; empty if the site was built without it. */
const [loadSandbox] = Object.values(import.meta.glob<SandboxPackage>('../sandbox/index.ts'))

async function openSandbox(settings: Settings, log: FastifyBaseLogger): Promise<Platform> {
  if (loadSandbox === undefined)
    throw new Error(
      'This site was built without the sandbox: set PLATFORM_URL to the address of your platform',
    )
  const { createSandbox } = await loadSandbox()
  const { dataDir, databaseUrl, migrationUrl, publicUrl, framesOrigin } = settings
  return createSandbox({
    dataDir,
    databaseUrl,
    migrationUrl,
    publicUrl,
    ...(framesOrigin !== null && { framesOrigin }),
    controlsInterval: 2000,
    sweepInterval: 10_000,
    isConsoleOpen: settings.isConsoleOpen,
    hasPopups: settings.hasPopups,
    gamesCount: settings.sandboxGames,
    pushService: settings.sandboxPushService,
    logError: (error) => log.error({ err: error }, 'the sandbox failed'),
    logWarning: (message) => log.warn(message),
  })
}

/** The operator's platform if `PLATFORM_URL` names it, else the sandbox. */
export async function openPlatform(settings: Settings, log: FastifyBaseLogger): Promise<Platform> {
  const { platformUrl, platformAdapter, dataDir } = settings
  if (platformUrl === null) return openSandbox(settings, log)
  const adapter = platformAdapter === null ? {} : await loadAdapter(platformAdapter, dataDir)
  return openRemotePlatform({ ...settings, url: platformUrl, adapter }, log)
}
