import { isRecord } from '../../../schemas/is-record.ts'
import { setTimeout } from 'node:timers/promises'

const lockWait = { attempts: 30, milliseconds: 100 }

/** Retries for a while if another process is writing, without blocking other work. */
export async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const code = isRecord(error) ? error['code'] : undefined
      if (code !== 'SQLITE_BUSY' || attempt === lockWait.attempts) throw error
      await setTimeout(lockWait.milliseconds)
    }
  }
}
