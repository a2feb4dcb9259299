import type { PublishGuard } from '../../content/index.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { SavedDraft } from '../../../schemas/studio/answers.ts'
import { assertKeepsLocks, assertMayChange, assertMayDiscard } from '../documents/may-change.ts'
import type { DraftChanges, Recording, RenamedDrafts, Renaming } from '../drafts/drafts.ts'
import type { Restored } from '../review/reviewed-drafts.ts'
import type { Actor } from '../actor.ts'
import type { Caller, StudioContext } from '../studio-context.ts'

/** Drafts as a caller may change them: every write is checked, whichever documents a handler has found. */
class CallerDrafts {
  readonly #context: StudioContext
  readonly #caller: Caller

  constructor(context: StudioContext, caller: Caller) {
    this.#context = context
    this.#caller = caller
  }

  get #drafts(): StudioContext['drafts'] {
    return this.#context.drafts
  }

  find(name: DocumentName) {
    return this.#drafts.find(name)
  }

  list() {
    return this.#drafts.list()
  }

  revisions() {
    return this.#drafts.revisions()
  }

  async save(
    params: StudioParams<'documents.save'>,
    savedBy: Actor,
    renaming?: Renaming,
  ): Promise<SavedDraft> {
    assertMayChange(this.#caller, [params])
    await assertKeepsLocks(this.#context, this.#caller, params)
    return this.#drafts.save(params, savedBy, renaming)
  }

  async changeAll(
    changes: DraftChanges,
    by: Actor,
    recordOf?: (saved: readonly SavedDraft[]) => Recording,
  ): Promise<SavedDraft[]> {
    const { saved = [], discarded = [] } = changes
    assertMayChange(this.#caller, [...saved, ...discarded])
    for (const document of saved) await assertKeepsLocks(this.#context, this.#caller, document)
    for (const name of discarded) await assertMayDiscard(this.#context, this.#caller, name)
    return this.#drafts.changeAll(changes, by, recordOf)
  }

  async restore(
    params: StudioParams<'documents.save'>,
    savedBy: Actor,
    before: Restored,
  ): Promise<SavedDraft> {
    assertMayChange(this.#caller, [params])
    await assertKeepsLocks(this.#context, this.#caller, params)
    return this.#drafts.restore(params, savedBy, before)
  }

  async discard(params: StudioParams<'documents.discard'>, by: Actor): Promise<void> {
    assertMayChange(this.#caller, [params])
    await assertMayDiscard(this.#context, this.#caller, params)
    await this.#drafts.discard(params, by)
  }

  dropPublished(drafts: Parameters<StudioContext['drafts']['dropPublished']>[0]): Promise<void> {
    return this.#drafts.dropPublished(drafts)
  }

  async replace(renamed: RenamedDrafts): Promise<void> {
    assertMayChange(this.#caller, [renamed.main.document, ...renamed.along])
    await this.#drafts.replace(renamed)
  }
}

/** The dependencies of a call with the rights of its caller. */
export function contextFor(context: StudioContext, caller: Caller): StudioContext {
  const check = (documents: readonly Pick<DocumentName, 'kind'>[]) => assertMayChange(caller, documents)
  return {
    ...context,
    drafts: new CallerDrafts(context, caller),
    assertMayChange: check,
    async publish(
      documents: StoredDocument[],
      author: string,
      removed: DocumentName[] = [],
      guard?: PublishGuard,
    ) {
      check([...documents, ...removed])
      // Besides drafts, which were checked when they were saved, earlier versions are published.
      for (const document of documents) await assertKeepsLocks(context, caller, document)
      return context.publish(documents, author, removed, guard)
    },
  }
}
