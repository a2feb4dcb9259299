import {
  figureDays,
  type ComparedCounts,
  type OwnResults,
  type ResultCounts,
  type ResultKind,
  type SiteResults,
} from '../../../schemas/studio/results.ts'
import { daysAfter, daysBetween, maxPeriodDays } from '../../../schemas/studio/days.ts'
import { isKind } from '../../../schemas/kinds/index.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { StudioContext } from '../studio-context.ts'
import { dayIn, siteTimeZone } from './days.ts'

const nothing: ResultCounts = { views: 0, clicks: 0, registrations: 0, deposits: 0 }

type Row = ResultCounts & { day: string; kind: ResultKind; key: string; block: string }
type Period = Pick<StudioParams<'results.list'>, 'from' | 'to'>

const sumOf = (rows: readonly ResultCounts[]): ResultCounts =>
  rows.reduce(
    (sum, { views, clicks, registrations, deposits }) => ({
      views: sum.views + views,
      clicks: sum.clicks + clicks,
      registrations: sum.registrations + registrations,
      deposits: sum.deposits + deposits,
    }),
    nothing,
  )

/** The first day of the period before, which is as long. */
function dayBefore({ from, to }: Period): string {
  const days = daysBetween(from, to)
  if (!(days >= 1 && days <= maxPeriodDays))
    throw new StudioError('InvalidParameters', phrase`A period has 1 to ${maxPeriodDays} days`)
  return daysAfter(from, -days)
}

const compared = (rows: readonly Row[], { from }: Period): ComparedCounts => ({
  now: sumOf(rows.filter(({ day }) => day >= from)),
  before: sumOf(rows.filter(({ day }) => day < from)),
})

function groupsOf(rows: readonly Row[], nameOf: (row: Row) => string): [name: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row])
  return [...groups]
}

async function firstDay({ database }: Pick<StudioContext, 'database'>): Promise<string | null> {
  const row = await database
    .selectFrom('result_counts')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}

/** The documents and files that visitors have seen or used in a period, or in the one before. */
export async function listResults(
  context: Pick<StudioContext, 'database' | 'texts' | 'gateway'>,
  period: Period,
): Promise<SiteResults> {
  const { database, texts, gateway } = context
  const rows = await database
    .selectFrom('result_counts')
    .selectAll()
    .where('day', '>=', dayBefore(period))
    .where('day', '<=', period.to)
    .where('block', '=', '')
    .execute()
  const titles = await texts.read()
  const files = await gateway.files.list()
  const documents = groupsOf(rows, ({ kind, key }) => `${kind}/${key}`).flatMap(([name, own]) => {
    const [{ kind, key } = { kind: 'file', key: '' }] = own
    if (!isKind(kind)) return []
    const title = titles.get(name)?.title
    return [{ kind, key, ...(title !== undefined && { title }), ...compared(own, period) }]
  })
  const downloads = files.flatMap(({ address, name, kind }) => {
    if (kind !== 'document') return []
    const own = rows.filter((row) => row.key === address)
    return own.length > 0 ? [{ address, name, ...compared(own, period) }] : []
  })
  return {
    since: await firstDay(context),
    documents: documents.toSorted((one, other) => other.now.views - one.now.views),
    files: downloads.toSorted((one, other) => other.now.clicks - one.now.clicks),
  }
}

/** The results of a document, its days and its blocks. */
export async function readResults(
  context: Pick<StudioContext, 'database'>,
  { kind, key, ...period }: StudioParams<'results.read'>,
): Promise<OwnResults> {
  const rows = await context.database
    .selectFrom('result_counts')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('day', '>=', dayBefore(period))
    .where('day', '<=', period.to)
    .orderBy('day')
    .execute()
  const own = rows.filter(({ block }) => block === '')
  const inBlocks = rows.filter(({ block, day }) => block !== '' && day >= period.from)
  const blocks = groupsOf(inBlocks, ({ block }) => block)
  return {
    since: await firstDay(context),
    ...compared(own, period),
    days: own.filter(({ day }) => day >= period.from).map(({ day, ...row }) => ({ day, ...sumOf([row]) })),
    blocks: Object.fromEntries(blocks.map(([block, counts]) => [block, sumOf(counts)])),
  }
}

/** The views of the last days, by name of the document. */
export async function recentViews({
  database,
  gateway,
  now,
}: Pick<StudioContext, 'database' | 'gateway' | 'now'>): Promise<ReadonlyMap<string, number>> {
  const today = dayIn(now(), await siteTimeZone(gateway))
  const rows = await database
    .selectFrom('result_counts')
    .select(({ fn }) => ['kind', 'key', fn.sum('views').as('views')])
    .where('day', '>=', daysAfter(today, 1 - figureDays))
    .where('block', '=', '')
    .groupBy(['kind', 'key'])
    .execute()
  return new Map(rows.map(({ kind, key, views }) => [`${kind}/${key}`, Number(views)]))
}
