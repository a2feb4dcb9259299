import { once } from '../once.ts'
import type { StudioContext } from '../studio-context.ts'
import { observeRuns } from './observe-runs.ts'
import { ExperimentReports } from './reports.ts'
import { forgetVisitors } from './visits.ts'

const hour = 60 * 60 * 1000

/** Follows the A/B tests of the site, and stores what browsers report about them. */
export class ExperimentRunner {
  readonly reports: ExperimentReports
  readonly #context: Pick<StudioContext, 'database' | 'gateway' | 'registry' | 'now'>
  readonly #work: ReturnType<typeof once>
  /** The publication whose tests are known. */
  #seen = 0
  #forgotAt = 0

  constructor({
    context,
    onFailure,
  }: {
    context: Pick<StudioContext, 'database' | 'gateway' | 'registry' | 'now'>
    onFailure: (error: unknown) => void
  }) {
    this.#context = context
    this.reports = new ExperimentReports(context)
    this.#work = once(() => this.#run(), onFailure)
  }

  async run(): Promise<void> {
    await this.#work.run()
  }

  /** Waits for the run that takes place. */
  async end(): Promise<void> {
    await this.#work.end()
  }

  async #run(): Promise<void> {
    const { gateway, now } = this.#context
    const { contentVersion } = gateway
    // Before runs end: reports for ended runs are dropped.
    await this.reports.store()
    if (contentVersion !== this.#seen) {
      await observeRuns(this.#context)
      this.#seen = contentVersion
    }
    if (now() < this.#forgotAt + hour) return
    this.#forgotAt = now()
    await forgetVisitors(this.#context)
  }
}
