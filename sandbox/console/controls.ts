import type { CallName } from '../../schemas/api/calls.ts'
import {
  delayOf,
  readFaultInjection,
  injectedError,
  matches,
  type FaultInjection,
  type StoredFaultInjection,
} from './fault-injection.ts'
import type { Database } from '../tables/database.ts'

const clockOffset = 'clock_offset'
const bonusIsolation = 'bonus_isolation'
const seonHits = 'seon_hits'

/** Console settings: clock and injected faults. Stored in the database. */
export interface Controls {
  /** Milliseconds the sandbox clock is ahead of real time. */
  offset: () => number
  /** Whether the platform isolates bonus money. */
  isBonusIsolated: () => boolean
  /** Whether the platform requests the fraud-detection session. */
  isSeonEnabled: () => boolean
  faultInjections: () => readonly StoredFaultInjection[]
  /** Sets the clock offset; negative values set it back. */
  setOffset: (offset: number) => Promise<void>
  setBonusIsolated: (isIsolated: boolean) => Promise<void>
  setSeonEnabled: (isEnabled: boolean) => Promise<void>
  addFaultInjection: (faultInjection: FaultInjection) => Promise<void>
  removeFaultInjection: (id: number) => Promise<void>
  /** Delays a call or fails it with ApiError, as configured; runs before anything else of the call. */
  beforeCall: (name: CallName, playerId: number | undefined) => Promise<void>
  /** Reads changes made by other processes. */
  reload: () => Promise<void>
}

/** A stored number by name; 0 if not set. */
async function readValue(database: Database, name: string): Promise<number> {
  const row = await database
    .selectFrom('controls')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return Number(row?.value ?? 0)
}

async function writeValue(database: Database, name: string, number: number): Promise<void> {
  const value = String(number)
  await database
    .insertInto('controls')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

async function readFaultInjections(database: Database): Promise<StoredFaultInjection[]> {
  const rows = await database.selectFrom('fault_injections').selectAll().orderBy('id').execute()
  return rows.flatMap((row) => readFaultInjection(row) ?? [])
}

/** Uses one of a fault's remaining times; false if a concurrent call used the last one. */
async function useOnce(database: Database, { id, times }: StoredFaultInjection): Promise<boolean> {
  if (times === null) return true
  const { numUpdatedRows } = await database
    .updateTable('fault_injections')
    .set((expression) => ({ times_left: expression('times_left', '-', 1) }))
    .where('id', '=', id)
    .where('times_left', '>', 0)
    .executeTakeFirstOrThrow()
  await database.deleteFrom('fault_injections').where('id', '=', id).where('times_left', '<=', 0).execute()
  return numUpdatedRows > 0n
}

/** Opens the controls of a database. `delay` waits for the given milliseconds. */
export async function openControls(
  database: Database,
  delay: (milliseconds: number) => Promise<void>,
): Promise<Controls> {
  const controls = createControls(database, delay)
  await controls.reload()
  return controls
}

/** Controls with default values until `reload`. */
export function createControls(database: Database, delay: (milliseconds: number) => Promise<void>): Controls {
  let offset = 0
  let isIsolated = false
  let isSeonEnabled = false
  let faultInjections: readonly StoredFaultInjection[] = []

  async function reload(): Promise<void> {
    offset = await readValue(database, clockOffset)
    isIsolated = (await readValue(database, bonusIsolation)) === 1
    isSeonEnabled = (await readValue(database, seonHits)) === 1
    faultInjections = await readFaultInjections(database)
  }

  return {
    offset: () => offset,
    isBonusIsolated: () => isIsolated,
    isSeonEnabled: () => isSeonEnabled,
    faultInjections: () => faultInjections,
    reload,

    async setOffset(wanted) {
      await writeValue(database, clockOffset, Math.round(wanted))
      await reload()
    },

    async setBonusIsolated(isOn) {
      await writeValue(database, bonusIsolation, isOn ? 1 : 0)
      await reload()
    },

    async setSeonEnabled(isOn) {
      await writeValue(database, seonHits, isOn ? 1 : 0)
      await reload()
    },

    async addFaultInjection({ kind, call, playerId, error, delay: milliseconds, times }) {
      await database
        .insertInto('fault_injections')
        .values({
          kind,
          call_name: call,
          player_id: playerId,
          error_type: error?.type ?? null,
          error_data: error ? JSON.stringify(error.data) : null,
          delay: milliseconds,
          times_left: times,
        })
        .execute()
      await reload()
    },

    async removeFaultInjection(id) {
      await database.deleteFrom('fault_injections').where('id', '=', id).execute()
      await reload()
    },

    async beforeCall(name, playerId) {
      for (const faultInjection of faultInjections.filter((each) => matches(each, name, playerId))) {
        const isTaken = await useOnce(database, faultInjection)
        if (faultInjection.times !== null) await reload()
        if (!isTaken) continue
        const wait = delayOf(faultInjection)
        if (wait > 0) await delay(wait)
        const apiError = injectedError(faultInjection)
        if (apiError) throw apiError
      }
    },
  }
}
