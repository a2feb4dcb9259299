import type { Kysely } from 'kysely'
import { openDatabase, type DatabaseOptions } from './database.ts'
import { isDatabaseFailure } from '../lib/database-failure.ts'
import type { DatabaseLocation } from './database-location.ts'

/** Milliseconds between two attempts. */
const retryInterval = 2_000

export interface OpenedDatabase<Tables> {
  database: Kysely<Tables>
  /** Why the database cannot be used: its file is damaged. `database` is then empty and only there to be closed. */
  damage: unknown
}

/** Like `openDatabase`, but a damaged file does not throw. */
export function openEvenDamaged<Tables>(
  place: DatabaseLocation,
  options: DatabaseOptions,
): OpenedDatabase<Tables> {
  try {
    return { database: openDatabase<Tables>(place, options), damage: undefined }
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error
    return { database: openDatabase<Tables>(':memory:'), damage: error }
  }
}

export interface PreparationOptions {
  /** Migrates and seeds the database. Repeated after a failure of the database. */
  prepare: () => Promise<unknown>
  /** Called with the first failure, and with errors that are no failures of the database. */
  onFailure: (error: unknown) => void
  damage?: unknown
  interval?: number
}

/**
 * Prepares a database when the server starts. A failure of the database does not end the start: the server
 * serves what needs no database, and prepares it as soon as it answers. A damaged file is not tried again.
 */
export class Preparation {
  isDone = false
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  private constructor(readonly options: PreparationOptions) {}

  /** Resolves after the first attempt. Throws errors that are no failures of the database. */
  static async start(options: PreparationOptions): Promise<Preparation> {
    const preparation = new Preparation(options)
    if (options.damage !== undefined) {
      options.onFailure(options.damage)
      return preparation
    }
    try {
      await preparation.#attempt()
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error
      options.onFailure(error)
      preparation.#retry()
    }
    return preparation
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  async #attempt(): Promise<void> {
    await this.options.prepare()
    this.isDone = true
    clearInterval(this.#timer)
  }

  #retry(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.#attempt()
        .catch((error: unknown) => {
          if (!isDatabaseFailure(error)) this.options.onFailure(error)
        })
        .finally(() => (this.#running = undefined))
    }, this.options.interval ?? retryInterval)
    this.#timer.unref()
  }
}
