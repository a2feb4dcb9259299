import { Type } from 'typebox'
import Value from 'typebox/value'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { Draft, DocumentReference, SavedDraft } from '../../../schemas/studio/answers.ts'
import { DocumentName, type StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { documentName } from '../../content/model/contracts.ts'

/** Documents as a renaming leaves them. */
export interface RenamedDrafts {
  /** `formerKey`: the key that it had, where that has changed. */
  main: { document: StoredDocument; revision: number | null; formerKey?: string; isPublished?: boolean }
  /** What was changed with it, to be published with it. */
  along: readonly StoredDocument[]
  by: string
}

/** The saved, unpublished changes: at most one draft per document. */
export interface Drafts {
  find(name: DocumentName): Promise<Draft | null>
  /** Every draft, in the order of their names. */
  list(): Promise<Draft[]>
  /** Throws Conflict where another draft stands there than the one that was changed. */
  save(params: StudioParams<'documents.save'>, savedBy: string): Promise<SavedDraft>
  /** Throws Conflict where it is another draft than the one that was seen. */
  discard(params: StudioParams<'documents.discard'>, by: string): Promise<void>
  /** Drops the drafts that were published just now; one that was saved meanwhile stays. */
  dropPublished(drafts: readonly Draft[]): Promise<void>
  /** Saves a renamed document and what was changed with it: all or nothing. Throws Conflict as a save does. */
  replace(renamed: RenamedDrafts): Promise<void>
}

/** The drafts of these documents. Throws NotFound for one that has none. */
export async function draftsOf(drafts: Drafts, names: readonly DocumentName[]): Promise<Draft[]> {
  const found = await Promise.all(names.map((name) => drafts.find(name)))
  return found.map((draft, index) => {
    if (draft) return draft
    const name = names[index]
    throw new StudioError('NotFound', `There is no draft of ${name?.kind}/${name?.key}`)
  })
}

/** The refusal of a change that was made to another draft than the one that stands there. */
export function conflictWith(present: Draft | null): StudioError {
  const who = present ? `${present.savedBy} saved it` : 'It was published or dropped'
  return new StudioError('Conflict', `${who} in the meantime`, { draft: present })
}

const Names = Type.Array(DocumentName)

/** Names as they are kept beside a draft. */
export function namesIn(value: unknown): DocumentReference[] {
  return Value.Check(Names, value) ? value : []
}

/** What is to be published with a draft that was renamed, perhaps not for the first time. */
export function namesAlong(
  along: readonly StoredDocument[],
  before: readonly DocumentReference[],
): DocumentReference[] {
  const names = along.map(({ kind, key }) => ({ kind, key }))
  const known = new Set(names.map(documentName))
  return [...names, ...before.filter((name) => !known.has(documentName(name)))]
}
