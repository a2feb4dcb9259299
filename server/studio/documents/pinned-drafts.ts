import { isDeepStrictEqual } from 'node:util'
import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import { withoutSamples } from '../../../schemas/documents/samples.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import { DocumentName, type SeenDocument } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName, migrateDocument, type PublicationRecord } from '../../content/index.ts'
import { Names } from '../drafts/drafts.ts'
import { readAuthors } from '../review/authors.ts'
import { collectDrafts } from '../publishing.ts'
import type { StudioContext } from '../studio-context.ts'

/** The drafts of a scheduled publication, as they were when it was scheduled. */
const PinnedDrafts = Type.Object({
  /** Milliseconds since 1970. */
  at: Type.Number(),
  /** The site's version then; undefined if an earlier build pinned them. */
  contentVersion: Type.Optional(Type.Integer()),
  drafts: Type.Array(
    Type.Object({
      document: Type.Object({
        ...DocumentName.properties,
        schemaVersion: Type.Integer(),
        body: Type.Record(Type.String(), Type.Unknown()),
      }),
      revision: Type.Number(),
      savedAt: Type.String(),
      savedBy: Type.String(),
      /** null if an earlier build pinned it, too. */
      savedById: Type.Union([Type.Integer(), Type.Null()], { default: null }),
      replaces: Type.Union([Type.String(), Type.Null()]),
      along: Names,
      /** Number of publications of the document so far; 0 if it is not on the site. */
      version: Type.Integer(),
      /** Ids of its authors; undefined if an earlier build pinned it. */
      authors: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
})
export type PinnedDrafts = Static<typeof PinnedDrafts>

/** Reads the current drafts of these documents. Throws Conflict if one is not as the caller has seen it, and NotAllowed. */
export async function pinDrafts(
  context: StudioContext,
  seen: readonly SeenDocument[],
): Promise<PinnedDrafts> {
  const drafts = await collectDrafts(context, seen)
  context.assertMayChange(drafts.map(({ document }) => document))
  const authors = await readAuthors(
    context,
    drafts.map(({ document }) => documentName(document)),
  )
  const versions = new Map(context.gateway.entries().map((entry) => [documentName(entry), entry.version]))
  return {
    at: context.now(),
    contentVersion: context.gateway.contentVersion,
    drafts: drafts.map((draft) => ({
      ...draft,
      version: versions.get(documentName(draft.document)) ?? 0,
      authors: authors.get(documentName(draft.document)) ?? [],
    })),
  }
}

/** Parses what a schedule stores; null without drafts. */
export function readPinned(json: string | null): PinnedDrafts | null {
  const stored: unknown = json === null ? null : Value.Default(PinnedDrafts, JSON.parse(json))
  return Value.Check(PinnedDrafts, stored) ? stored : null
}

/** Whether a publication was made after the drafts were pinned. */
const isSince = ({ at, contentVersion }: PinnedDrafts, record: PublicationRecord) =>
  contentVersion === undefined ? Date.parse(record.createdAt) >= at : record.contentVersion > contentVersion

/**
 * Throws Conflict if a document was published or removed since its draft was pinned: the pinned draft would
 * undo that. What schedules did at their time is expected, because a series of them can be prepared in advance.
 */
export async function assertNotPublishedSince(
  { database, gateway }: Pick<StudioContext, 'database' | 'gateway'>,
  pinned: PinnedDrafts,
): Promise<void> {
  if (gateway.contentVersion === pinned.contentVersion) return
  const done = await database
    .selectFrom('schedules')
    .select('content_version')
    .where('state', '=', 'done')
    // Releases without a time were published at once, after a look at the site as it was then.
    .where('at', '>', 0)
    .where('content_version', 'is not', null)
    .execute()
  const expected = new Set(done.map(({ content_version: version }) => version))
  for (const { document } of pinned.drafts) {
    const records = await gateway.history(document)
    if (records.every((record) => !isSince(pinned, record) || expected.has(record.contentVersion))) continue
    const name = documentName(document)
    throw new StudioError('Conflict', phrase`${name} was published or removed after this was scheduled`, {
      document: name,
    })
  }
}

export type Published = PublishAnswer & { published: true }

/** The publication by this user that made the site as pinned drafts want it; null if the site is different. */
export async function publicationOf(
  { gateway }: Pick<StudioContext, 'gateway'>,
  pinned: PinnedDrafts,
  by: string,
): Promise<Published | null> {
  const versions = new Set<number>()
  for (const { document } of pinned.drafts) {
    const [latest] = await gateway.history(document)
    const migrated = migrateDocument(document)
    const wanted = { ...migrated, body: withoutSamples(migrated.body) }
    if (!latest || !isDeepStrictEqual(await gateway.documentAt(document, latest.contentVersion), wanted))
      return null
    // A draft without changes is not part of the publication.
    if (!isSince(pinned, latest)) continue
    if (latest.author !== by) return null
    versions.add(latest.contentVersion)
  }
  const [contentVersion] = versions
  if (contentVersion === undefined || versions.size > 1) return null
  return { published: true, contentVersion, issues: [] }
}
