/** Lets everybody who asks for the same at the same time share one answer. */
export class SharedWork<Result> {
  readonly #pending = new Map<string, Promise<Result>>()

  async run(key: string, make: () => Promise<Result>): Promise<Result> {
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const work = make().finally(() => this.#pending.delete(key))
    this.#pending.set(key, work)
    return work
  }
}
