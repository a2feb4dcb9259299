import type { Verdict } from '../../schemas/documents/index.ts'
import type { Draft, PublishAnswer } from '../../schemas/studio/answers.ts'
import type { DocumentName } from '../../schemas/studio/calls.ts'
import { documentName } from '../content/contracts.ts'
import { draftsOf } from './drafts/drafts.ts'
import type { StudioContext } from './studio-context.ts'

/** What publication of these drafts would say. */
export async function checkDrafts(
  context: StudioContext,
  names: readonly DocumentName[],
): Promise<Verdict[]> {
  const drafts = await withCompanions(context, names)
  return context.gateway.check(
    drafts.map(({ document }) => document),
    replacedBy(context, drafts),
  )
}

/** The drafts, with those that have to be published with them. */
async function withCompanions(context: StudioContext, names: readonly DocumentName[]): Promise<Draft[]> {
  const found = new Map(
    (await draftsOf(context.drafts, names)).map((draft) => [documentName(draft.document), draft]),
  )
  for (const { along } of found.values()) {
    for (const name of along) {
      // One that was published or dropped since then is not waited for.
      const draft = found.has(documentName(name)) ? null : await context.drafts.find(name)
      if (draft) found.set(documentName(name), draft)
    }
  }
  return [...found.values()]
}

/** What goes from the site with the names that drafts had. */
function replacedBy({ gateway }: StudioContext, drafts: readonly Draft[]): DocumentName[] {
  const published = new Set(gateway.entries().map(documentName))
  return drafts.flatMap(({ document: { kind }, replaces }) =>
    replaces !== null && published.has(documentName({ kind, key: replaces }))
      ? [{ kind, key: replaces }]
      : [],
  )
}

/** Publishes drafts, all or none; what was published is no draft any more. */
export async function publishDrafts(
  context: StudioContext,
  names: readonly DocumentName[],
  author: string,
): Promise<PublishAnswer> {
  const drafts = await withCompanions(context, names)
  const result = await context.gateway.publish(
    drafts.map(({ document }) => document),
    author,
    replacedBy(context, drafts),
  )
  if (result.published) await context.drafts.dropPublished(drafts)
  return result
}

/** Takes documents from the site. */
export async function archiveDocuments(
  { gateway }: StudioContext,
  names: readonly DocumentName[],
  author: string,
): Promise<PublishAnswer> {
  return gateway.publish([], author, [...names])
}
