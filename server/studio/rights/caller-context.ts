import type { PublishGuard } from '../../content/index.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { SavedDraft } from '../../../schemas/studio/answers.ts'
import { readDocument } from '../documents/documents.ts'
import { assertKeepsLocks, assertMayChange, assertMayDiscard } from '../documents/may-change.ts'
import type { Written } from '../audit/recorded-changes.ts'
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
    const written = await this.#writtenOf([params])
    const saved = await this.#drafts.save(params, savedBy, renaming)
    this.#context.changes?.add(written)
    return saved
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
    const written = await this.#writtenOf(saved, discarded)
    const result = await this.#drafts.changeAll(changes, by, recordOf)
    this.#context.changes?.add(written)
    return result
  }

  async restore(
    params: StudioParams<'documents.save'>,
    savedBy: Actor,
    before: Restored,
  ): Promise<SavedDraft> {
    assertMayChange(this.#caller, [params])
    await assertKeepsLocks(this.#context, this.#caller, params)
    const written = await this.#writtenOf([params])
    const restored = await this.#drafts.restore(params, savedBy, before)
    this.#context.changes?.add(written)
    return restored
  }

  async discard(params: StudioParams<'documents.discard'>, by: Actor): Promise<void> {
    assertMayChange(this.#caller, [params])
    await assertMayDiscard(this.#context, this.#caller, params)
    const written = await this.#writtenOf([], [params])
    await this.#drafts.discard(params, by)
    this.#context.changes?.add(written)
  }

  dropPublished(drafts: Parameters<StudioContext['drafts']['dropPublished']>[0]): Promise<void> {
    return this.#drafts.dropPublished(drafts)
  }

  async replace(renamed: RenamedDrafts): Promise<void> {
    assertMayChange(this.#caller, [renamed.main.document, ...renamed.along])
    const { document, formerKey = document.key } = renamed.main
    const before = await readDocument(this.#context, { kind: document.kind, key: formerKey })
    const written = [{ before, after: document }, ...(await this.#writtenOf(renamed.along))]
    await this.#drafts.replace(renamed)
    this.#context.changes?.add(written)
  }

  /** What documents are before they are saved, or their drafts discarded, and afterwards. */
  async #writtenOf(
    saved: readonly StoredDocument[],
    discarded: readonly DocumentName[] = [],
  ): Promise<Written[]> {
    const discards = discarded.map(async (name) => {
      const [published] = await this.#context.gateway.documents(name)
      // A draft of a document that was never published disappears as a whole.
      return published ? [{ before: await readDocument(this.#context, name), after: published }] : []
    })
    const saves = saved.map(async (after) => [{ before: await readDocument(this.#context, after), after }])
    return (await Promise.all([...saves, ...discards])).flat()
  }
}

/** The dependencies of a call with the rights of its caller. */
export function contextFor(context: StudioContext, caller: Caller): StudioContext {
  const publish = context.changes?.publishing(context) ?? context.publish
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
      return publish(documents, author, removed, guard)
    },
  }
}
