import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../env.ts'
import type { Platform } from './platform.ts'
import { createRemotePlatform } from './remote-platform.ts'

/** The operator's platform where one is set, else the sandbox, which is loaded only then. */
export async function openPlatform(settings: Settings, log: FastifyBaseLogger): Promise<Platform> {
  const { platformUrl, publicUrl, sessionCookie, dataDir } = settings
  if (platformUrl !== null) return createRemotePlatform({ url: platformUrl, publicUrl, sessionCookie, log })
  const { createSandbox } = await import('../sandbox/index.ts')
  return createSandbox({
    dataDir,
    publicUrl,
    logError: (error) => log.error({ err: error }, 'the sandbox failed'),
  })
}
