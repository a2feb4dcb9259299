import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import Value from 'typebox/value'
import { Shares } from '../../../schemas/documents/blocks/experiment.ts'
import { sharesOf, variantNames, type VariantName } from '../../../schemas/documents/blocks/variants.ts'
import type { ExperimentReport } from '../../../schemas/experiment-report.ts'
import { variantFor } from '../../../src/lib/experiments/split.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'
import { reportedName } from './experiment-tables.ts'

/** Reports that wait to be stored; more are dropped, so that a flood costs neither memory nor the database. */
const maxWaiting = 20_000
/** Rows of one statement. */
const batch = 200

type RunRow = Pick<Selectable<StudioTables['experiment_runs']>, 'run' | 'reported' | 'goal' | 'shares'>

/** Another hash in each run: nobody can follow a visitor from test to test, or find them by their cookie. */
const hashOf = (run: string, visitor: string) =>
  createHash('sha256').update(`${run}:${visitor}`).digest('hex').slice(0, 32)

/** The variant that the visitor's browser has chosen. */
export function variantIn(
  { shares, ...names }: Omit<RunRow, 'goal'>,
  visitor: string,
): VariantName | undefined {
  const stored: unknown = JSON.parse(shares)
  if (!Value.Check(Shares, stored)) return undefined
  const chosen = variantFor(visitor, { run: reportedName(names), shares: sharesOf(stored) })
  return variantNames.find((variant) => variant === chosen)
}

interface Waiting {
  visitor: string
  report: ExperimentReport
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batch)
  return Array.from({ length: count }, (_, index) => items.slice(index * batch, (index + 1) * batch))
}

/** Visitors who have seen a variant, or have used it, which counts as well. */
async function storeVisits(
  database: StudioDatabase,
  visits: readonly { run: RunRow; visitor: string }[],
  isClick: boolean,
): Promise<void> {
  const rows = visits.flatMap(({ run, visitor }) => {
    const variant = variantIn(run, visitor)
    const clicked = isClick ? 1 : 0
    const converted = isClick && run.goal === 'click' ? 1 : 0
    if (variant === undefined) return []
    return [{ run: run.run, visitor: hashOf(run.run, visitor), variant, clicked, converted }]
  })
  for (const some of inBatches(rows))
    await database
      .insertInto('experiment_visits')
      .values(some)
      .onConflict((conflict) =>
        isClick
          ? conflict.columns(['run', 'visitor']).doUpdateSet((row) => ({
              clicked: 1,
              // A later click must not undo another goal.
              converted: row
                .case()
                .when('excluded.converted', '=', 1)
                .then(1)
                .else(row.ref('experiment_visits.converted'))
                .end(),
            }))
          : conflict.columns(['run', 'visitor']).doNothing(),
      )
      .execute()
}

/** Counts views, clicks and goals of visitors, each once. They are stored together, once a second. */
export class ExperimentReports {
  readonly #database: StudioContext['database']
  #waiting = new Map<string, Waiting>()

  constructor({ database }: Pick<StudioContext, 'database'>) {
    this.#database = database
  }

  add(visitor: string, report: ExperimentReport): void {
    if (this.#waiting.size >= maxWaiting) return
    // Not the text of the report: PostgreSQL rejects a statement that stores one row twice, with all others in it.
    const key = JSON.stringify([visitor, 'run' in report ? report.run : '', report.event])
    this.#waiting.set(key, { visitor, report })
  }

  /** Stores what has been reported. What cannot be stored is dropped: the site does not depend on it. */
  async store(): Promise<void> {
    const waiting = [...this.#waiting.values()]
    if (waiting.length === 0) return
    this.#waiting = new Map()
    const rows = await this.#database
      .selectFrom('experiment_runs')
      .select(['run', 'reported', 'goal', 'shares'])
      .where('ended_at', 'is', null)
      .execute()
    const running = new Map(rows.map((row) => [reportedName(row), row]))
    const visitsWith = (event: 'view' | 'click') =>
      waiting.flatMap(({ visitor, report }) => {
        const run = 'run' in report && report.event === event ? running.get(report.run) : undefined
        return run ? [{ run, visitor }] : []
      })
    const goals = waiting.flatMap(({ visitor, report: { event } }) =>
      rows.filter(({ goal }) => goal !== 'click' && goal === event).map(({ run }) => ({ run, visitor })),
    )
    await inTransaction(this.#database, async (transaction) => {
      await storeVisits(transaction, visitsWith('view'), false)
      await storeVisits(transaction, visitsWith('click'), true)
      for (const { run, visitor } of goals)
        await transaction
          .updateTable('experiment_visits')
          .set({ converted: 1 })
          .where('run', '=', run)
          .where('visitor', '=', hashOf(run, visitor))
          .execute()
    })
  }
}
