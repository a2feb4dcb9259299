/** Lets concurrent callers with the same key share one run. Nothing is cached. */
export class SingleFlight<Result> {
  readonly #pending = new Map<string, Promise<Result>>()

  async run(key: string, work: () => Promise<Result>): Promise<Result> {
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const running = work().finally(() => this.#pending.delete(key))
    this.#pending.set(key, running)
    return running
  }
}
