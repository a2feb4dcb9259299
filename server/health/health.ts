export type HealthState = 'ok' | 'degraded' | 'down'

export interface CheckResult {
  /** degraded: works with limits, such as old content; down: does not work. */
  state: HealthState
  /** Why it is not ok, or what an operator should know nevertheless. */
  reason?: string
}

/** One part that the site depends on. A check that throws reports `down`. */
export interface HealthCheck {
  name: string
  check: () => CheckResult | Promise<CheckResult>
}

interface PartHealth extends CheckResult {
  name: string
  /** ISO 8601: when the state last changed, as far as this server has seen. */
  since: string
}

export interface HealthReport {
  /** Whether the server should get requests. Players notice little of a part that is down, except the end. */
  isReady: boolean
  parts: PartHealth[]
}

/** Milliseconds for which results are reused, so that nobody can cause work by asking often. */
const freshFor = 2_000
/** Milliseconds after which a check without result counts as down. */
const maxCheckMs = 3_000

async function run({ check }: HealthCheck): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<CheckResult>((resolve) => {
    timer = setTimeout(resolve, maxCheckMs, { state: 'down', reason: `no result in ${maxCheckMs} ms` })
  })
  try {
    return await Promise.race([Promise.resolve().then(check), silence])
  } catch (error) {
    return { state: 'down', reason: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Checks the parts of the site when asked, at most every two seconds. */
export class Health {
  readonly #checks: readonly HealthCheck[]
  readonly #now: () => number
  readonly #since = new Map<string, { state: HealthState; at: number }>()
  #isEnding = false
  #latest: { at: number; parts: Promise<PartHealth[]> } | undefined

  constructor(checks: readonly HealthCheck[], now: () => number = Date.now) {
    this.#checks = checks
    this.#now = now
  }

  /** The server is about to end: from now on it is not ready. */
  end(): void {
    this.#isEnding = true
  }

  async report(): Promise<HealthReport> {
    const at = this.#now()
    if (this.#latest === undefined || at - this.#latest.at >= freshFor)
      this.#latest = { at, parts: Promise.all(this.#checks.map((check) => this.#examine(check, at))) }
    const parts = await this.#latest.parts
    return { isReady: !this.#isEnding, parts }
  }

  async #examine(check: HealthCheck, at: number): Promise<PartHealth> {
    const result = await run(check)
    const { name } = check
    const known = this.#since.get(name)
    const since = known?.state === result.state ? known.at : at
    this.#since.set(name, { state: result.state, at: since })
    return { name, ...result, since: new Date(since).toISOString() }
  }
}
