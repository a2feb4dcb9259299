const ttlMs = 60_000

interface LatestAnswerOptions {
  /** Milliseconds since 1970. */
  now: () => number
  /** Reports a failed refresh; the previous answer stays. */
  onFailure: (error: unknown) => void
}

/**
 * An answer of the platform that is the same for everybody, requested when it is first needed. A known answer is
 * returned at once and, after a minute, refreshed in the background.
 */
export class LatestAnswer<Answer> {
  readonly #ask: () => Promise<Answer>
  readonly #options: LatestAnswerOptions
  #known: { answer: Answer; at: number } | undefined
  #pending: Promise<Answer> | undefined

  constructor(ask: () => Promise<Answer>, options: LatestAnswerOptions) {
    this.#ask = ask
    this.#options = options
  }

  /** Rejects only while the platform has never answered. */
  async get(): Promise<Answer> {
    if (this.#known === undefined) return this.#refresh()
    if (this.#options.now() - this.#known.at > ttlMs) this.#refresh().catch(this.#options.onFailure)
    return this.#known.answer
  }

  #refresh(): Promise<Answer> {
    this.#pending ??= this.#request().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  async #request(): Promise<Answer> {
    const answer = await this.#ask()
    this.#known = { answer, at: this.#options.now() }
    return answer
  }
}
