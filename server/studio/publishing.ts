import type { StoredDocument } from '../../schemas/kinds/index.ts'
import type { CheckResult, Draft, PublishAnswer } from '../../schemas/studio/answers.ts'
import type { DocumentName, SeenDocument } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { hasErrors, type DocumentIssue } from '../../schemas/issue.ts'
import { phrase } from '../../schemas/phrase.ts'
import { documentName, type PublishGuard } from '../content/index.ts'
import { recordAudit } from './audit/audit.ts'
import { withoutDismissed } from './documents/dismissed-hints.ts'
import { conflictWith, draftsOf } from './drafts/drafts.ts'
import { assertApproved } from './review/approvals.ts'
import { assertMayRemove, confirmRemoval, requestRemovals } from './review/removals.ts'
import { addSteps } from './review/steps.ts'
import type { Actor } from './actor.ts'
import type { Caller, StudioContext } from './studio-context.ts'

/** Checks what publishing these drafts would report. Of a document without a draft: the published one. */
export async function checkDrafts(
  context: StudioContext,
  names: readonly DocumentName[],
): Promise<CheckResult> {
  const published = await Promise.all(names.map((name) => publishedWithoutDraft(context, name)))
  const edited = names.filter((_name, index) => !published[index])
  const drafts = await withRequiredDrafts(context, await draftsOf(context.drafts, edited))
  const result = await context.gateway.check(
    [...drafts.map(({ document }) => document), ...published.filter((each) => each !== undefined)],
    replacedBy(context, drafts),
  )
  return withoutDismissed(context, result)
}

/** The published document if nobody has a draft of it. */
async function publishedWithoutDraft(
  { drafts, gateway }: StudioContext,
  name: DocumentName,
): Promise<StoredDocument | undefined> {
  if (await drafts.find(name)) return undefined
  const [published] = await gateway.documents(name)
  return published
}

/** Adds the drafts that must be published together with the given ones. */
export async function withRequiredDrafts(
  context: Pick<StudioContext, 'drafts'>,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  const found = new Map(drafts.map((draft) => [documentName(draft.document), draft]))
  for (const { along } of found.values()) {
    for (const name of along) {
      // Skip drafts that were published or discarded in the meantime.
      const draft = found.has(documentName(name)) ? null : await context.drafts.find(name)
      if (draft) found.set(documentName(name), draft)
    }
  }
  return [...found.values()]
}

/** Documents that renamed drafts replace, to be removed from the site. */
export function replacedBy(
  { gateway }: Pick<StudioContext, 'gateway'>,
  drafts: readonly Draft[],
): DocumentName[] {
  const published = new Set(gateway.entries().map(documentName))
  return drafts.flatMap(({ document: { kind }, replaces }) =>
    replaces !== null && published.has(documentName({ kind, key: replaces }))
      ? [{ kind, key: replaces }]
      : [],
  )
}

/** Returns the drafts that the caller has seen. Throws Conflict, with the stored draft, if one has changed. */
async function seenDrafts(context: StudioContext, seen: readonly SeenDocument[]): Promise<Draft[]> {
  const found = await Promise.all(seen.map(({ kind, key }) => context.drafts.find({ kind, key })))
  return found.map((draft, index) => {
    const { kind, key, revision } = seen[index] ?? {}
    if (revision !== undefined && (draft?.revision ?? null) !== revision) throw conflictWith(draft)
    const name = `${kind}/${key}`
    if (!draft) throw new StudioError('NotFound', phrase`There is no draft of ${name}`, { document: name })
    return draft
  })
}

/**
 * Returns the drafts that the caller has seen and those that must be published with them. Throws Conflict if
 * another user changed one since the caller saw it.
 */
export async function collectDrafts(context: StudioContext, seen: readonly SeenDocument[]): Promise<Draft[]> {
  return withRequiredDrafts(context, await seenDrafts(context, seen))
}

/**
 * Publishes drafts, all or none and only if they are approved and `guard` agrees, and deletes them unless they have been
 * saved again. Throws NotApproved.
 */
export async function publishDrafts(
  context: StudioContext,
  drafts: readonly Draft[],
  author: Actor,
  guard?: PublishGuard,
): Promise<PublishAnswer> {
  const result = await context.publish(
    drafts.map(({ document }) => document),
    author.name,
    replacedBy(context, drafts),
    async (issues) => {
      // An approval can be withdrawn until the very end.
      await assertApproved(context, drafts)
      await guard?.(issues)
    },
  )
  if (result.published) {
    await dropDrafts(context, drafts)
    await recordPublished(context, drafts, author)
  }
  return result
}

/** Adds the publication to the history of reviews. Never throws: the documents are published all the same. */
async function recordPublished(
  context: StudioContext,
  drafts: readonly Draft[],
  author: Actor,
): Promise<void> {
  const steps = drafts.map(({ document: { kind, key }, revision }) => ({
    subject: { kind, key },
    action: 'published' as const,
    revision,
  }))
  await addSteps(context, author, steps).catch(() => undefined)
}

/** Deletes published drafts unless they have been saved again. Never throws: they are published all the same. */
export async function dropDrafts({ drafts: store }: StudioContext, drafts: readonly Draft[]): Promise<void> {
  // A draft that stays is like the site and can be discarded.
  await store.dropPublished(drafts).catch(() => undefined)
}

/** Removes documents from the site. Throws NotApproved unless enough people want that. */
export async function archiveDocuments(
  context: StudioContext,
  names: readonly DocumentName[],
  author: string,
): Promise<PublishAnswer> {
  return context.publish([], author, [...names], () => assertMayRemove(context, names))
}

/**
 * Removes documents from the site, all or none. Those under a rule are removed only after enough others have done the
 * same: until then this requests or confirms their removal.
 */
export async function removeTogether(
  context: StudioContext,
  names: readonly DocumentName[],
  caller: Caller,
): Promise<PublishAnswer> {
  return removeIfConfirmed(context, names, caller, () => requestRemovals(context, caller, names))
}

/** Confirms the removal that somebody else has requested, and removes the document if all that must have confirmed it. */
export async function confirmAndRemove(
  context: StudioContext,
  name: DocumentName,
  caller: Caller,
): Promise<PublishAnswer> {
  const answer = await removeIfConfirmed(context, [name], caller, () => confirmRemoval(context, caller, name))
  if (answer.published)
    await recordAudit(context, {
      by: caller.user,
      action: 'documents.archive',
      subject: documentName(name),
      token: caller.token,
    })
  return answer
}

/** `vote` returns an error for each document that others must still confirm. */
async function removeIfConfirmed(
  context: StudioContext,
  names: readonly DocumentName[],
  { user }: Caller,
  vote: () => Promise<DocumentIssue[]>,
): Promise<PublishAnswer> {
  const { issues } = await context.gateway.check([], [...names])
  // Nobody should confirm what is impossible.
  if (hasErrors(issues)) return { published: false, issues }
  const waiting = await vote()
  if (waiting.length > 0) return { published: false, issues: waiting }
  return archiveDocuments(context, names, user.name)
}
