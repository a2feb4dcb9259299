import { statfs } from 'node:fs/promises'
import { checkDatabasePools } from '../db/check-connection.ts'
import { checkDatabaseFiles } from '../db/check-files.ts'
import type { CheckResult, HealthCheck } from './health.ts'

/** Bytes of free space below which an operator should act, and below which writes are about to fail. */
const space = { low: 500 * 1024 * 1024, none: 20 * 1024 * 1024 } as const

const ok: CheckResult = { state: 'ok' }

interface PlatformState {
  /** Why the latest request of the site itself failed; null if it was answered. */
  fault: string | null
  /** Calls that get no requests at the moment. */
  circuits?: readonly { call: string }[]
  misconfiguration?: string | null
  /** Values that were left out of answers, by kind. */
  omissions?: readonly { call: string; path: string; reason: string; count: number }[]
  /** What the platform lacks, in words. */
  notes?: readonly string[]
}

export interface CheckedParts {
  /** Absolute path. */
  dataDir: string
  /** null: the databases are files in `dataDir`. */
  databaseUrl: string | null
  /** Health of the published content. */
  content: () => { status: 'ok' | 'degraded'; reason?: string }
  platform: () => PlatformState | Promise<PlatformState>
}

/** Content, databases, platform and disk. */
export function siteChecks({ dataDir, databaseUrl, content, platform }: CheckedParts): HealthCheck[] {
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
        const fault =
          databaseUrl === null ? await checkDatabaseFiles(dataDir) : await checkDatabasePools(databaseUrl)
        return fault ? { state: 'down', reason: fault } : ok
      },
    },
    { name: 'platform', check: async () => platformHealth(await platform()) },
    { name: 'disk', check: async () => spaceLeft(await statfs(dataDir)) },
  ]
}

/** Players lose only what needs the calls that are not answered. */
function platformHealth({
  fault,
  circuits = [],
  misconfiguration = null,
  omissions = [],
  notes = [],
}: PlatformState): CheckResult {
  if (fault !== null) return { state: 'down', reason: fault }
  if (misconfiguration !== null) return { state: 'degraded', reason: misconfiguration }
  if (circuits.length > 0) {
    const calls = [...new Set(circuits.map(({ call }) => call))]
    return { state: 'degraded', reason: `The platform does not answer ${calls.join(', ')}` }
  }
  // Players see the rest of an answer, and the rest of a page: these are no faults.
  const reasons = [...notes, ...omissionNote(omissions)]
  return reasons.length === 0 ? ok : { state: 'ok', reason: reasons.join('; ') }
}

function omissionNote([first, ...others]: NonNullable<PlatformState['omissions']>): string[] {
  if (!first) return []
  const { call, path, reason, count } = first
  const total = others.reduce((sum, each) => sum + each.count, count)
  return [`${total} values were left out, first ${call} ${path}: ${reason}`]
}

/** The state of a disk with this much space left. */
export function spaceLeft({ bavail, bsize }: { bavail: number; bsize: number }): CheckResult {
  const bytes = bavail * bsize
  if (bytes >= space.low) return ok
  const reason = `${Math.floor(bytes / 1024 / 1024)} MiB are left for DATA_DIR`
  return { state: bytes < space.none ? 'down' : 'degraded', reason }
}
