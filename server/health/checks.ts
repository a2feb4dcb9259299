import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { checkDatabaseConnection } from '../db/check-connection.ts'
import type { CheckResult, HealthCheck } from './health.ts'

/** Bytes of free space below which an operator should act, and below which writes are about to fail. */
const space = { low: 500 * 1024 * 1024, none: 20 * 1024 * 1024 } as const

const ok: CheckResult = { state: 'ok' }

export interface CheckedParts {
  /** Absolute path. */
  dataDir: string
  /** null: the databases are files in `dataDir`. */
  databaseUrl: string | null
  /** Health of the published content. */
  content: () => { status: 'ok' | 'degraded'; reason?: string }
  /** The failure of the latest request to the platform; null if it answered. */
  platformFault: () => string | null
  /** What an operator should know of a platform that answers; null: nothing. */
  platformNote: () => string | null
}

/** Content, databases, platform and disk. */
export function siteChecks({
  dataDir,
  databaseUrl,
  content,
  platformFault,
  platformNote,
}: CheckedParts): HealthCheck[] {
  return [
    {
      name: 'content',
      check: () => {
        const { status, reason } = content()
        return { state: status, ...(reason !== undefined && { reason }) }
      },
    },
    {
      name: 'databases',
      check: async () => {
        if (databaseUrl === null) await access(dataDir, constants.W_OK)
        const fault = databaseUrl === null ? null : await checkDatabaseConnection(databaseUrl)
        return fault === null ? ok : { state: 'down', reason: fault.message }
      },
    },
    {
      name: 'platform',
      check: () => {
        const reason = platformFault()
        if (reason !== null) return { state: 'down', reason }
        const note = platformNote()
        return note === null ? ok : { state: 'ok', reason: note }
      },
    },
    { name: 'disk', check: async () => spaceLeft(await statfs(dataDir)) },
  ]
}

/** The state of a disk with this much space left. */
export function spaceLeft({ bavail, bsize }: { bavail: number; bsize: number }): CheckResult {
  const bytes = bavail * bsize
  if (bytes >= space.low) return ok
  const reason = `${Math.floor(bytes / 1024 / 1024)} MiB are left for DATA_DIR`
  return { state: bytes < space.none ? 'down' : 'degraded', reason }
}
