/** Keeps what was made last, and what is being made: asked for twice at once, it is made once. */
export class Kept<Value> {
  readonly #values = new Map<string, Promise<Value>>()

  constructor(readonly limit: number) {}

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key)
    const value = known ?? make()
    this.#values.delete(key)
    this.#values.set(key, value)
    // A failure is not kept: the next one asks anew.
    if (!known) value.catch(() => this.#values.delete(key))
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.limit && oldest !== undefined) this.#values.delete(oldest)
    return value
  }

  get size(): number {
    return this.#values.size
  }
}
