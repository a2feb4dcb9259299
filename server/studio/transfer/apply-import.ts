import { errorAt, hasErrors, inDocument, type DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ImportChange, ImportOutcome } from '../../../schemas/studio/imports.ts'
import { documentName } from '../../content/index.ts'
import { forgetDiscarded, keepDiscarded } from '../drafts/discarded-drafts.ts'
import { archiveDocuments } from '../publishing.ts'
import { requestRemovals } from '../review/removals.ts'
import { addRelease } from '../releases/releases.ts'
import type { Actor } from '../actor.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { addFiles, removeAdded } from './add-files.ts'
import { checkChanges, findDifference } from './compare-sites.ts'
import { readImport } from './imports.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** As many as one publication may have. */
const maxInRelease = 500

/** The chosen changes. Throws NotFound if a document does not differ. */
function chosenOf(changes: readonly ImportChange[], names: readonly DocumentName[]): ImportChange[] {
  const byName = new Map(changes.map((change) => [documentName(change), change]))
  return [...new Set(names.map(documentName))].map((name) => {
    const change = byName.get(name)
    if (!change) throw new StudioError('NotFound', phrase`${name} is the same on both sites`)
    return change
  })
}

const nameOf = ({ kind, key }: DocumentName): DocumentName => ({ kind, key })

/**
 * Saves the chosen documents of an import as drafts and removes the chosen ones from the site. Everything is checked
 * before anything is written. Throws Busy and NotAllowed.
 */
export function applyImport(
  context: StudioContext,
  caller: Caller,
  params: StudioParams<'imports.apply'>,
): Promise<ImportOutcome> {
  return oneAtATime(context, () => apply(context, caller, params))
}

async function apply(
  context: StudioContext,
  caller: Caller,
  { id, fingerprint, documents, release }: StudioParams<'imports.apply'>,
): Promise<ImportOutcome> {
  const content = await readImport(context, caller, id)
  const difference = await findDifference(context, caller, content)
  if (difference.fingerprint !== fingerprint)
    throw new StudioError('Conflict', phrase`Documents have changed in the meantime: compare again`)
  const chosen = chosenOf(difference.changes, documents)
  const written = chosen.filter(({ after }) => after !== null)
  if (release !== null && written.length > maxInRelease)
    throw new StudioError(
      'InvalidParameters',
      phrase`A release has ${maxInRelease} documents at most. Import fewer at a time`,
    )
  const issues = await checkChanges(context, chosen, content)
  if (hasErrors(issues)) return { imported: false, issues }

  const by = caller.user
  const added = await addFiles(context, written, content, by.name)
  await saveDrafts(context, written, by).catch(async (error: unknown) => {
    await removeAdded(context, added)
    throw error
  })
  const drafts = written.map(nameOf)
  const made =
    release !== null && drafts.length > 0
      ? await addRelease(context, { name: release, documents: drafts }, by)
      : null
  const removal = await remove(context, chosen.filter(({ after }) => after === null).map(nameOf), caller)
  return {
    imported: true,
    drafts,
    removed: removal.removed,
    pictures: added.pictures.length,
    release: made?.id ?? null,
    issues: [...issues, ...removal.issues],
  }
}

/** Saves drafts, all or none. Replaced drafts of others can be restored as discarded ones. */
async function saveDrafts(
  context: StudioContext,
  changes: readonly ImportChange[],
  by: Actor,
): Promise<void> {
  // Saving the same content again would void its approvals.
  const toSave = changes.filter(({ draft }) => draft?.isSame !== true)
  const kept: number[] = []
  for (const { kind, key, draft } of toSave) {
    const replaced = draft && (await context.drafts.find({ kind, key }))
    if (replaced) kept.push(await keepDiscarded(context, replaced, by))
  }
  try {
    const saved = toSave.flatMap(({ after, draft }) =>
      after ? [{ ...after, revision: draft?.revision ?? null }] : [],
    )
    await context.drafts.changeAll({ saved }, by)
  } catch (error) {
    for (const id of kept) await forgetDiscarded(context, id)
    throw error
  }
}

/** Removes documents from the site, into its archive, or requests that if their kind has a rule. Drafts are saved by then, so a failure is only reported. */
async function remove(
  context: StudioContext,
  names: readonly DocumentName[],
  caller: Caller,
): Promise<{ removed: DocumentName[]; issues: DocumentIssue[] }> {
  if (names.length === 0) return { removed: [], issues: [] }
  try {
    const waiting = await requestRemovals(context, caller, names)
    const isWaiting = new Set(waiting.map(({ document }) => document))
    const ready = names.filter((name) => !isWaiting.has(documentName(name)))
    if (ready.length === 0) return { removed: [], issues: waiting }
    const { published, issues } = await archiveDocuments(context, ready, caller.user.name)
    return { removed: published ? ready : [], issues: [...waiting, ...(published ? [] : issues)] }
  } catch (error) {
    const message = phrase`It could not be removed. Remove it once more in the list of documents`
    const cause = phrase`Technical cause: ${error instanceof Error ? error.message : String(error)}`
    const issue = errorAt('', 'not-removed', message, cause)
    return { removed: [], issues: names.map(({ kind, key }) => inDocument(`${kind}/${key}`, issue)) }
  }
}
