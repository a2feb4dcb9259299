import type { Draft, SavedDraft } from '../../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Drafts, RenamedDrafts, Renaming } from '../drafts/drafts.ts'
import type { StudioDatabase } from '../tables.ts'

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

  async save(
    params: StudioParams<'documents.save'>,
    savedBy: string,
    renaming?: Renaming,
  ): Promise<SavedDraft> {
    const saved = await this.inner.save(params, savedBy, renaming)
    // A restored draft comes with a renaming and has the authors that it had before.
    const isNew = params.revision === null && renaming === undefined
    await this.addAuthor(params, savedBy, isNew)
    return saved
  }

  async discard(params: StudioParams<'documents.discard'>, by: string): Promise<void> {
    await this.inner.discard(params, by)
    await this.#endReview(params)
  }

  async dropPublished(drafts: readonly Draft[]): Promise<void> {
    await this.inner.dropPublished(drafts)
    for (const { document } of drafts) {
      if (await this.inner.find(document)) continue
      await this.#endReview(document)
      await this.database.deleteFrom('draft_authors').where('document', '=', documentName(document)).execute()
    }
  }

  async replace(renamed: RenamedDrafts): Promise<void> {
    await this.inner.replace(renamed)
    const { document, formerKey = document.key } = renamed.main
    if (formerKey !== document.key) await this.#move({ kind: document.kind, key: formerKey }, document)
    for (const each of [document, ...renamed.along]) await this.addAuthor(each, renamed.by)
  }

  /** Records the users with this name as authors of a draft; `isNew`: in place of those of an earlier draft. */
  async addAuthor(name: DocumentName, savedBy: string, isNew = false): Promise<void> {
    const document = documentName(name)
    const users = await this.database.selectFrom('users').select('id').where('name', '=', savedBy).execute()
    await inTransaction(this.database, async (transaction) => {
      if (isNew) await transaction.deleteFrom('draft_authors').where('document', '=', document).execute()
      for (const { id } of users)
        await transaction
          .insertInto('draft_authors')
          .values({ document, user_id: id })
          .onConflict((conflict) => conflict.columns(['document', 'user_id']).doNothing())
          .execute()
    })
  }

  /** Comments and history stay. */
  async #endReview(name: DocumentName): Promise<void> {
    await this.database.deleteFrom('review_requests').where('subject', '=', documentName(name)).execute()
  }

  /** A renamed document keeps its review. */
  async #move(from: DocumentName, to: DocumentName): Promise<void> {
    const [before, subject] = [documentName(from), documentName(to)]
    await inTransaction(this.database, async (transaction) => {
      await transaction.deleteFrom('review_requests').where('subject', '=', subject).execute()
      await transaction.deleteFrom('draft_authors').where('document', '=', subject).execute()
      for (const table of ['review_requests', 'review_steps', 'review_comments'] as const)
        await transaction.updateTable(table).set({ subject }).where('subject', '=', before).execute()
      await transaction
        .updateTable('draft_authors')
        .set({ document: subject })
        .where('document', '=', before)
        .execute()
    })
  }
}
