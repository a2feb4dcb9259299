import type { Draft, SavedDraft } from '../../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type {
  DraftChanges,
  DraftRevision,
  Drafts,
  Recording,
  RenamedDrafts,
  Renaming,
} from '../drafts/drafts.ts'
import type { Actor } from '../actor.ts'
import type { StudioDatabase } from '../tables.ts'
import { copyPairs } from '../translations/pair-store.ts'
import { addAuthors } from './authors.ts'

/** What a draft had before it was discarded. `authors`: null if an earlier version discarded it. */
export interface Restored extends Renaming {
  savedBy: Actor
  authors: readonly number[] | null
}

/** Drafts that know who has edited them, so that nobody approves an edit of their own. */
export class ReviewedDrafts implements Drafts {
  constructor(
    readonly inner: Drafts,
    readonly database: StudioDatabase,
  ) {}

  find(name: DocumentName): Promise<Draft | null> {
    return this.inner.find(name)
  }

  list(): Promise<Draft[]> {
    return this.inner.list()
  }

  revisions(): Promise<DraftRevision[]> {
    return this.inner.revisions()
  }

  async save(
    params: StudioParams<'documents.save'>,
    savedBy: Actor,
    renaming?: Renaming,
  ): Promise<SavedDraft> {
    const document = documentName(params)
    // Who saved last may be unknown: in a content service, or in a version without reviews.
    const before = params.revision === null ? null : await this.inner.find(params)
    return this.inner.save(
      params,
      savedBy,
      renaming,
      this.#recording(async (database) => {
        if (params.revision === null) await forgetAuthors(database, document)
        await addAuthors(database, document, before ? [saverOf(before), savedBy] : [savedBy])
      }),
    )
  }

  async changeAll(
    changes: DraftChanges,
    by: Actor,
    recordOf?: (saved: readonly SavedDraft[]) => Recording,
  ): Promise<SavedDraft[]> {
    const { saved = [], discarded = [] } = changes
    const before = await Promise.all(
      saved.map((each) => (each.revision === null ? Promise.resolve(null) : this.inner.find(each))),
    )
    const lost = await Promise.all(discarded.map((each) => this.inner.find(each)))
    return this.inner.changeAll(changes, by, (results) =>
      this.#recording(async (database) => {
        for (const [index, each] of saved.entries()) {
          const document = documentName(each)
          const former = before[index]
          if (each.revision === null) await forgetAuthors(database, document)
          await addAuthors(database, document, former ? [saverOf(former), by] : [by], each.authors)
          if (each.revision === null) await restoreHistory(database, each, each.renaming?.replaces ?? null)
        }
        for (const [index, each] of discarded.entries())
          await endDraft(database, each, lost[index]?.replaces ?? null)
        await recordOf?.(results)(database)
      }),
    )
  }

  /** Saves a discarded draft again. It has the authors, and after a renaming the history, that it had before. */
  async restore(
    params: StudioParams<'documents.save'>,
    savedBy: Actor,
    { replaces, along, savedBy: lastSavedBy, authors }: Restored,
  ): Promise<SavedDraft> {
    const document = documentName(params)
    return this.inner.save(
      params,
      savedBy,
      { replaces, along },
      this.#recording(async (database) => {
        if (authors) await forgetAuthors(database, document)
        await addAuthors(database, document, [lastSavedBy, savedBy], authors ?? [])
        await restoreHistory(database, params, replaces)
      }),
    )
  }

  async discard(params: StudioParams<'documents.discard'>, by: Actor): Promise<void> {
    const { replaces = null } = (await this.inner.find(params)) ?? {}
    await this.inner.discard(
      params,
      by,
      this.#recording((database) => endDraft(database, params, replaces)),
    )
  }

  async dropPublished(drafts: readonly Draft[]): Promise<void> {
    await this.inner.dropPublished(drafts, (dropped) =>
      this.#recording(async (database) => {
        for (const document of dropped.map((draft) => documentName(draft.document))) {
          await endReview(database, document)
          await forgetAuthors(database, document)
        }
      }),
    )
  }

  async replace(renamed: RenamedDrafts): Promise<void> {
    const { along, by } = renamed
    const { document, formerKey = document.key } = renamed.main
    const former = { kind: document.kind, key: formerKey }
    const before = await Promise.all([former, ...along].map((name) => this.inner.find(name)))
    await this.inner.replace(
      renamed,
      this.#recording(async (database) => {
        if (formerKey !== document.key) {
          await moveReview(database, documentName(former), documentName(document))
          await copyPairs(database, documentName(former), documentName(document))
        }
        for (const [index, each] of [document, ...along].entries()) {
          const former = before[index]
          await addAuthors(database, documentName(each), former ? [saverOf(former), by] : [by])
        }
      }),
    )
  }

  #recording(work: (database: StudioDatabase) => Promise<void>): Recording {
    return (transaction) => (transaction ? work(transaction) : inTransaction(this.database, work))
  }
}

const saverOf = ({ savedById, savedBy }: Draft): Actor => ({ id: savedById, name: savedBy })

const isRenamed = ({ key }: DocumentName, replaces: string | null): replaces is string =>
  replaces !== null && replaces !== key

async function forgetAuthors(database: StudioDatabase, document: string): Promise<void> {
  await database.deleteFrom('draft_authors').where('document', '=', document).execute()
}

/** Comments and history stay. */
async function endReview(database: StudioDatabase, document: string): Promise<void> {
  await database.deleteFrom('review_requests').where('subject', '=', document).execute()
}

/** A discarded draft leaves the document with the key that it has on the site, with its comments and history. */
async function endDraft(
  database: StudioDatabase,
  name: DocumentName,
  replaces: string | null,
): Promise<void> {
  await endReview(database, documentName(name))
  if (isRenamed(name, replaces))
    await moveHistory(database, documentName(name), documentName({ kind: name.kind, key: replaces }))
}

/** A restored draft that had renamed its document gets the comments and the history back. */
async function restoreHistory(
  database: StudioDatabase,
  name: DocumentName,
  replaces: string | null,
): Promise<void> {
  if (isRenamed(name, replaces))
    await moveHistory(database, documentName({ kind: name.kind, key: replaces }), documentName(name))
}

async function moveHistory(database: StudioDatabase, from: string, to: string): Promise<void> {
  for (const table of ['review_steps', 'review_comments'] as const)
    await database.updateTable(table).set({ subject: to }).where('subject', '=', from).execute()
}

/** A renamed document keeps its review. */
async function moveReview(database: StudioDatabase, from: string, to: string): Promise<void> {
  await endReview(database, to)
  await forgetAuthors(database, to)
  await database.updateTable('review_requests').set({ subject: to }).where('subject', '=', from).execute()
  await database.updateTable('draft_authors').set({ document: to }).where('document', '=', from).execute()
  await moveHistory(database, from, to)
}
