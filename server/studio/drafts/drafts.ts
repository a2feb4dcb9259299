import { Type } from 'typebox'
import Value from 'typebox/value'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Draft, DocumentReference, SavedDraft } from '../../../schemas/studio/answers.ts'
import { DocumentName, type StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import type { Actor } from '../actor.ts'
import type { StudioDatabase } from '../tables.ts'

/** Documents as they are after a renaming. */
export interface RenamedDrafts {
  /** `formerKey`: the previous key, if the key has changed. */
  main: { document: StoredDocument; revision: number | null; formerKey?: string; isPublished?: boolean }
  /** Documents changed by the renaming, which must be published together with it. */
  along: readonly StoredDocument[]
  by: Actor
}

/** The part of a draft that only a renaming sets. */
export type Renaming = Pick<Draft, 'replaces' | 'along'>

/**
 * Stores in the Studio's database what belongs to a change of drafts: in its transaction if the drafts are there, too,
 * otherwise after it. May run several times.
 */
export type Recording = (transaction?: StudioDatabase) => Promise<void>

/** Changes of several drafts, all or none. */
export interface DraftChanges {
  /** `renaming`: default: the draft keeps its own. `authors`: ids of users to count as authors, too. */
  saved?: readonly (StudioParams<'documents.save'> & { renaming?: Renaming; authors?: readonly number[] })[]
  discarded?: readonly StudioParams<'documents.discard'>[]
}

export interface DraftRevision {
  /** `kind/key`. */
  name: string
  revision: number
}

/** Storage of unpublished changes: at most one draft per document. */
export interface Drafts {
  find(name: DocumentName): Promise<Draft | null>
  /** All drafts, sorted by name. */
  list(): Promise<Draft[]>
  /** Which drafts there are, without their bodies. */
  revisions(): Promise<DraftRevision[]>
  /** Throws Conflict if the stored draft is not the one that was edited. Keeps its renaming if none is given. */
  save(
    params: StudioParams<'documents.save'>,
    savedBy: Actor,
    renaming?: Renaming,
    record?: Recording,
  ): Promise<SavedDraft>
  /**
   * Saves and discards several drafts, all or none, and returns the saved ones. Throws Conflict like `save`. `recordOf`:
   * what to store for those that are saved.
   */
  changeAll(
    changes: DraftChanges,
    by: Actor,
    recordOf?: (saved: readonly SavedDraft[]) => Recording,
  ): Promise<SavedDraft[]>
  /** Throws Conflict if the stored draft is not the one that the caller has seen. */
  discard(params: StudioParams<'documents.discard'>, by: Actor, record?: Recording): Promise<void>
  /**
   * Deletes published drafts, except those that were saved again in the meantime. `recordOf`: what to store for those
   * that are gone.
   */
  dropPublished(drafts: readonly Draft[], recordOf?: (dropped: readonly Draft[]) => Recording): Promise<void>
  /** Saves a renamed document and the documents changed with it, all or none. Throws Conflict like `save`. */
  replace(renamed: RenamedDrafts, record?: Recording): Promise<void>
}

/** Returns the drafts of these documents. Throws NotFound if a document has none. */
export async function draftsOf(drafts: Drafts, names: readonly DocumentName[]): Promise<Draft[]> {
  const found = await Promise.all(names.map((name) => drafts.find(name)))
  return found.map((draft, index) => {
    if (draft) return draft
    const { kind, key } = names[index] ?? {}
    const name = `${kind}/${key}`
    throw new StudioError('NotFound', phrase`There is no draft of ${name}`)
  })
}

/** The error for a change to a draft that another user has changed in the meantime. */
export function conflictWith(present: Draft | null): StudioError {
  const reason = present
    ? phrase`${present.savedBy} saved it in the meantime`
    : phrase`It was published or dropped in the meantime`
  return new StudioError('Conflict', reason, { draft: present })
}

/** Names of documents in the form stored with a draft. */
export const Names = Type.Array(DocumentName)

/** Parses stored names; other values are dropped. */
export function namesIn(value: unknown): DocumentReference[] {
  return Value.Check(Names, value) ? value : []
}

/** Returns the names to publish together with a draft that was renamed, perhaps repeatedly. */
export function namesAlong(
  along: readonly StoredDocument[],
  before: readonly DocumentReference[],
): DocumentReference[] {
  const names = along.map(({ kind, key }) => ({ kind, key }))
  const known = new Set(names.map(documentName))
  return [...names, ...before.filter((name) => !known.has(documentName(name)))]
}
