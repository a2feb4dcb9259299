import { setImmediate as answered } from 'node:timers/promises'

/** Work that goes on after the answer of a call, so that the answer neither waits for it nor fails with it. */
export class Background {
  readonly #logError: (error: unknown) => void
  readonly #running = new Set<Promise<void>>()

  constructor(logError: (error: unknown) => void) {
    this.#logError = logError
  }

  run(work: () => Promise<void>): void {
    // The answer goes out first: an embedded database would do the work at once.
    const running = answered()
      .then(work)
      .catch(this.#logError)
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Waits for the work that has begun. */
  async settle(): Promise<void> {
    await Promise.all(this.#running)
  }
}
