import type { Locale } from '../../../schemas/locale.ts'
import type { TranslationMark } from '../../../schemas/studio/translations.ts'
import type { StudioDatabase } from '../tables.ts'
import { grouped } from '../../lib/grouped.ts'
import type { KnownPair, Pair } from './states.ts'

/** Rows of one statement. */
const batchSize = 200
/** Earlier translations that are kept for each place: typing adds one with every save. */
const maxPairs = 30

/** Pairs by document, those seen last first. */
export type KnownPairs = ReadonlyMap<string, readonly KnownPair[]>

/** Known pairs by document. `documents`: all if omitted. */
export async function readPairs(
  database: StudioDatabase,
  locale: Locale,
  documents?: readonly string[],
): Promise<KnownPairs> {
  const query = database
    .selectFrom('translation_pairs')
    .select(['document', 'place', 'source_hash', 'target_hash', 'mark'])
    .where('locale', '=', locale)
    .orderBy('seen_at', 'desc')
  const rows = await (documents ? query.where('document', 'in', documents) : query).execute()
  return new Map(
    [...grouped(rows, ({ document }) => document)].map(([document, own]) => [
      document,
      own.map(({ place, source_hash, target_hash, mark }) => ({
        place,
        source: source_hash,
        target: target_hash,
        mark,
      })),
    ]),
  )
}

interface Learned {
  document: string
  locale: Locale
  pairs: readonly Pair[]
  at: number
}

/** Adds pairs; those that are known already stay as they are. */
export async function addPairs(database: StudioDatabase, learned: readonly Learned[]): Promise<void> {
  const rows = learned.flatMap(({ document, locale, pairs, at }) =>
    pairs.map(({ place, source, target }) => ({
      document,
      place,
      locale,
      source_hash: source,
      target_hash: target,
      seen_at: at,
      mark: null,
      marked_by: null,
    })),
  )
  for (let start = 0; start < rows.length; start += batchSize)
    await database
      .insertInto('translation_pairs')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

interface Pruned {
  document: string
  locale: Locale
  places: readonly string[]
  /** Translations that are on the site or in the draft: what is known about them proves that they are outdated. */
  present: readonly Pair[]
}

/** Deletes the oldest pairs of places that have too many. */
export async function prunePairs(
  database: StudioDatabase,
  { document, locale, places, present }: Pruned,
): Promise<void> {
  for (const place of places) {
    const kept = present.filter((pair) => pair.place === place).map(({ target }) => target)
    const of = database
      .selectFrom('translation_pairs')
      .select('seen_at')
      .where('document', '=', document)
      .where('locale', '=', locale)
      .where('place', '=', place)
    const oldest = await of.orderBy('seen_at', 'desc').offset(maxPairs).limit(1).executeTakeFirst()
    if (oldest)
      await database
        .deleteFrom('translation_pairs')
        .where('document', '=', document)
        .where('locale', '=', locale)
        .where('place', '=', place)
        .where('seen_at', '<=', oldest.seen_at)
        .$if(kept.length > 0, (query) => query.where('target_hash', 'not in', kept))
        .where('mark', 'is', null)
        .execute()
  }
}

/** Changes with every mark. */
export async function versionOfMarks(database: StudioDatabase): Promise<string> {
  const rows = await database
    .selectFrom('translation_pairs')
    .select(({ fn }) => ['locale', 'mark', fn.countAll().as('count'), fn.max('seen_at').as('seen_at')])
    .where('mark', 'is not', null)
    .groupBy(['locale', 'mark'])
    .orderBy('locale')
    .orderBy('mark')
    .execute()
  return JSON.stringify(
    rows.map(({ locale, mark, count, seen_at }) => [locale, mark, Number(count), seen_at]),
  )
}

interface Marked {
  document: string
  locale: Locale
  pair: Pair
  mark: TranslationMark | null
  by: string
  at: number
}

/** A mark also makes the translation one for its present source, which its user has seen. */
export async function markPair(database: StudioDatabase, marked: Marked): Promise<void> {
  const { document, locale, pair, mark, by, at } = marked
  const changes = { mark, marked_by: mark === null ? null : by, seen_at: at }
  await database
    .insertInto('translation_pairs')
    .values({
      document,
      place: pair.place,
      locale,
      source_hash: pair.source,
      target_hash: pair.target,
      ...changes,
    })
    .onConflict((conflict) =>
      conflict.columns(['document', 'place', 'locale', 'source_hash', 'target_hash']).doUpdateSet(changes),
    )
    .execute()
}

/** A renamed document keeps what is known about its translations; so does the old name, to which it may return. */
export async function copyPairs(database: StudioDatabase, from: string, to: string): Promise<void> {
  const rows = await database
    .selectFrom('translation_pairs')
    .selectAll()
    .where('document', '=', from)
    .execute()
  for (let start = 0; start < rows.length; start += batchSize)
    await database
      .insertInto('translation_pairs')
      .values(rows.slice(start, start + batchSize).map((row) => ({ ...row, document: to })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
