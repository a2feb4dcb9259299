import { setTimeout } from 'node:timers/promises'
import { isRecord } from '../model/contracts.ts'

const lockWait = { attempts: 30, milliseconds: 100 }

/** Another process may be writing: asks again for a while, without holding up anything else. */
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
