import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { hasErrors, type DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { Draft } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { documentName } from '../../content/index.ts'
import { replacedBy, withRequiredDrafts } from '../publishing.ts'
import type { StudioContext } from '../studio-context.ts'

/** A document as it is now: its draft, otherwise its published version. */
export interface CurrentDocument {
  document: StoredDocument
  draft: Draft | null
}

export async function readCurrent(
  { drafts, gateway }: Pick<StudioContext, 'drafts' | 'gateway'>,
  { kind, key }: DocumentName,
): Promise<CurrentDocument | null> {
  const draft = await drafts.find({ kind, key })
  if (draft) return { document: draft.document, draft }
  const [published] = await gateway.documents({ kind, key })
  return published
    ? { document: { kind, key, schemaVersion: published.schemaVersion, body: published.body }, draft: null }
    : null
}

export function changedSince(names: readonly DocumentName[]): StudioError {
  const documents = names.map(({ kind, key }) => ({ kind, key }))
  return new StudioError(
    'Conflict',
    phrase`${documents.map(documentName).join(', ')} was changed or published in the meantime`,
    { documents },
  )
}

/** Reads the documents that the caller has seen. Throws Conflict with the names of those that have changed since. */
export async function readSeen(
  context: StudioContext,
  seen: readonly (DocumentName & { revision: number | null })[],
): Promise<CurrentDocument[]> {
  const found = await Promise.all(seen.map((name) => readCurrent(context, name)))
  const changed = seen.filter(({ revision }, index) => (found[index]?.draft?.revision ?? null) !== revision)
  if (changed.length > 0) throw changedSince(changed)
  const missing = seen.find((_name, index) => !found[index])
  if (missing) {
    const name = documentName(missing)
    throw new StudioError('NotFound', phrase`There is no document ${name}`, { document: name })
  }
  return found.filter((each) => each !== null)
}

const identityOf = ({ document, path, code }: DocumentIssue) => `${document} ${path} ${code}`

/**
 * Errors that would prevent a publication of these documents, unless they are there already: an edit that is not
 * finished does not prevent a change of another field.
 */
export async function addedErrors(
  context: StudioContext,
  changed: readonly StoredDocument[],
): Promise<DocumentIssue[]> {
  const before = (await Promise.all(changed.map((name) => readCurrent(context, name)))).filter(
    (each) => each !== null,
  )
  const drafts = await withRequiredDrafts(
    context,
    before.flatMap(({ draft }) => draft ?? []),
  )
  const removed = replacedBy(context, drafts)
  const along = drafts.map(({ document }) => document)
  const after = await context.gateway.check(merged(along, changed), removed)
  if (!hasErrors(after.issues)) return []
  const known = await context.gateway.check(
    merged(
      along,
      before.map(({ document }) => document),
    ),
    removed,
  )
  const present = new Set(known.issues.map(identityOf))
  return after.issues.filter((issue) => issue.severity === 'error' && !present.has(identityOf(issue)))
}

function merged(documents: readonly StoredDocument[], others: readonly StoredDocument[]): StoredDocument[] {
  return [...new Map([...documents, ...others].map((each) => [documentName(each), each])).values()]
}
