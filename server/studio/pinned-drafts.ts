import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import type { Draft } from '../../schemas/studio/answers.ts'
import { DocumentName, type SeenDocument } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { documentName } from '../content/index.ts'
import { Names } from './drafts/drafts.ts'
import { collectDrafts } from './publishing.ts'
import type { StudioContext } from './studio-context.ts'

/** The drafts of a scheduled publication, as they were when it was scheduled. */
const PinnedDrafts = Type.Object({
  /** Milliseconds since 1970. */
  at: Type.Number(),
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
      replaces: Type.Union([Type.String(), Type.Null()]),
      along: Names,
      /** Number of publications of the document so far; 0 if it is not on the site. */
      version: Type.Integer(),
    }),
  ),
})
export type PinnedDrafts = Static<typeof PinnedDrafts>

function versionOf({ gateway }: Pick<StudioContext, 'gateway'>, draft: Draft): number {
  const name = documentName(draft.document)
  return gateway.entries().find((entry) => documentName(entry) === name)?.version ?? 0
}

/** Reads the current drafts of these documents. Throws Conflict if one is not as the caller has seen it. */
export async function pinDrafts(
  context: StudioContext,
  seen: readonly SeenDocument[],
): Promise<PinnedDrafts> {
  const drafts = await collectDrafts(context, seen)
  return {
    at: context.now(),
    drafts: drafts.map((draft) => ({ ...draft, version: versionOf(context, draft) })),
  }
}

/** Parses what a schedule stores; null without drafts. */
export function readPinned(json: string | null): PinnedDrafts | null {
  const stored: unknown = json === null ? null : JSON.parse(json)
  return Value.Check(PinnedDrafts, stored) ? stored : null
}

/**
 * Throws Conflict if a document was published or archived since its draft was pinned: the pinned draft would
 * undo that. Changes by schedules are expected, because a series of them can be prepared in advance.
 */
export async function assertNotPublishedSince(
  context: StudioContext,
  { at, drafts }: PinnedDrafts,
): Promise<void> {
  const changed = drafts.filter((draft) => versionOf(context, draft) !== draft.version)
  if (changed.length === 0) return
  const done = await context.database
    .selectFrom('schedules')
    .select('documents')
    .where('state', '=', 'done')
    .where('at', '>=', at)
    .execute()
  const byOthers = changed.find(({ document }) => {
    const name = JSON.stringify(documentName(document))
    return !done.some(({ documents }) => documents.includes(name))
  })
  if (byOthers)
    throw new StudioError(
      'Conflict',
      `${documentName(byOthers.document)} was published or removed after this was scheduled`,
      { document: documentName(byOthers.document) },
    )
}
