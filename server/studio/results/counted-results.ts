import type { ResultsReport } from '../../../schemas/results-report.ts'
import type { ResultKind } from '../../../schemas/studio/results.ts'
import { blockFieldsOf, hasAddress, kindNames, pageKeyOf } from '../../../schemas/kinds/index.ts'
import { blocksOf, documentName, liftDocument } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import { dayIn, siteTimeZone } from './days.ts'

type ResultContext = Pick<StudioContext, 'database' | 'registry' | 'now'> & {
  gateway: Pick<StudioContext['gateway'], 'contentVersion' | 'documents' | 'files'>
}

/** Where a name is counted. */
interface Counted {
  kind: ResultKind
  key: string
  block: string
}
type Counts = Record<keyof ResultsReport, number>

/** Names that wait to be stored; further ones are dropped, so that a flood costs neither memory nor the database. */
const maxWaiting = 20_000
/** Rows of one statement. */
const batch = 100
/** Milliseconds for which counts wait, so that a busy site writes seldom. */
const delayMs = 5000
const day = 24 * 60 * 60 * 1000
/** Milliseconds until counts are deleted: long enough to compare a month with that of the year before. */
const keptMs = 400 * day

const fileKind = 'file'

/**
 * Adds up what browsers have counted. Only names of what is published are stored, so that nobody can fill the table with
 * others.
 */
export class CountedResults {
  readonly #context: ResultContext
  #waiting = new Map<string, Counts>()
  #storedAt = 0
  #forgotAt = 0
  /** What the site has, by name, and its zone; both of a content version. */
  #site: { contentVersion: number; names: ReadonlyMap<string, Counted>; timeZone: string } | undefined

  constructor(context: ResultContext) {
    this.#context = context
  }

  add(report: ResultsReport): void {
    const lists = ['views', 'clicks', 'registration', 'deposit'] as const
    for (const list of lists)
      for (const name of new Set(report[list])) {
        const counts = this.#waiting.get(name) ?? { views: 0, clicks: 0, registration: 0, deposit: 0 }
        counts[list] += 1
        if (this.#waiting.has(name) || this.#waiting.size < maxWaiting) this.#waiting.set(name, counts)
      }
  }

  /** Stores what has been counted, once in a while. */
  async run(): Promise<void> {
    const { now } = this.#context
    if (now() < this.#storedAt + delayMs) return
    this.#storedAt = now()
    await this.store()
    if (now() < this.#forgotAt + day) return
    this.#forgotAt = now()
    await this.#forget()
  }

  /** Stores what has been counted. What cannot be stored is dropped: the site does not depend on it. */
  async store(): Promise<void> {
    if (this.#waiting.size === 0) return
    const waiting = [...this.#waiting]
    this.#waiting = new Map()
    const { database, now } = this.#context
    const { names, timeZone } = await this.#published()
    const files = await this.#files(waiting.map(([name]) => name))
    const today = dayIn(now(), timeZone)
    const rows = waiting.flatMap(([name, { views, clicks, registration, deposit }]) => {
      const place = names.get(name) ?? files.get(name)
      if (!place) return []
      return [{ day: today, ...place, views, clicks, registrations: registration, deposits: deposit }]
    })
    await inTransaction(database, async (transaction) => {
      for (let begin = 0; begin < rows.length; begin += batch)
        await transaction
          .insertInto('result_counts')
          .values(rows.slice(begin, begin + batch))
          .onConflict((conflict) =>
            conflict.columns(['day', 'kind', 'key', 'block']).doUpdateSet((row) => ({
              views: row('result_counts.views', '+', row.ref('excluded.views')),
              clicks: row('result_counts.clicks', '+', row.ref('excluded.clicks')),
              registrations: row('result_counts.registrations', '+', row.ref('excluded.registrations')),
              deposits: row('result_counts.deposits', '+', row.ref('excluded.deposits')),
            })),
          )
          .execute()
    })
  }

  async #forget(): Promise<void> {
    const { database, now } = this.#context
    const first = dayIn(now() - keptMs, 'UTC')
    await database.deleteFrom('result_counts').where('day', '<', first).execute()
  }

  /** The files of the library, if some of the names may be theirs. */
  async #files(names: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
    if (!names.some((name) => name.startsWith(`${fileKind}/`))) return new Map()
    const files = await this.#context.gateway.files.list()
    return new Map(
      files.map(({ address }) => [`${fileKind}${address}`, { kind: fileKind, key: address, block: '' }]),
    )
  }

  async #published() {
    const { gateway, registry } = this.#context
    const { contentVersion } = gateway
    if (this.#site?.contentVersion === contentVersion) return this.#site
    const kinds = kindNames.filter((kind) => blockFieldsOf(kind).length > 0)
    const stored = await Promise.all(kinds.map((kind) => gateway.documents({ kind })))
    const names = stored.flat().flatMap((document): [string, Counted][] => {
      const { kind, key } = document
      const name = hasAddress(kind) ? `page/${pageKeyOf(document)}` : documentName(document)
      const blocks = blocksOf(liftDocument(document, registry)).map(({ block }) => block.id)
      return [
        [name, { kind, key, block: '' }],
        ...blocks.map((block): [string, Counted] => [`${name}#${block}`, { kind, key, block }]),
      ]
    })
    this.#site = { contentVersion, names: new Map(names), timeZone: await siteTimeZone(gateway) }
    return this.#site
  }
}
