import type { StoredDocument } from '../../schemas/kinds/index.ts'
import type { Draft, SavedDraft } from '../../schemas/studio/answers.ts'
import type { DocumentName, StudioParams } from '../../schemas/studio/calls.ts'
import { type ContentGateway, documentName } from '../../server/content/index.ts'
import {
  conflictWith,
  namesAlong,
  namesIn,
  toIsoTime,
  type Actor,
  type DraftChanges,
  type DraftRevision,
  type Drafts,
  type Recording,
  type RenamedDrafts,
  type Renaming,
} from '../../server/studio/index.ts'
import { documentIn, nameOf } from './answers.ts'
import type { DraftToDrop, DraftToSave, StrapiService } from './strapi-service.ts'

/**
 * Reads and writes the drafts in Strapi, created by any author. A document that is published in Strapi but was
 * rejected here counts as a draft, because players do not see it.
 */
export class StrapiDrafts implements Drafts {
  constructor(
    readonly service: StrapiService,
    readonly gateway: Pick<ContentGateway, 'documents' | 'rejected'>,
  ) {}

  async find(name: DocumentName): Promise<Draft | null> {
    const drafts = await this.list()
    return drafts.find(({ document }) => documentName(document) === documentName(name)) ?? null
  }

  async list(): Promise<Draft[]> {
    const rejected = new Set(this.gateway.rejected().map(({ document }) => document))
    const { documents } = await this.service.held()
    const drafts = documents.flatMap(({ draft }): Draft[] => {
      if (!draft || !(draft.isChanged || rejected.has(nameOf(draft)))) return []
      const document = documentIn(draft)
      // A document begun in Strapi that is still incomplete.
      if (!document) return []
      const { savedAt, savedBy, replaces, along } = draft
      const timestamp = toIsoTime(savedAt)
      return [
        {
          ...{ document, revision: savedAt, savedAt: timestamp, savedBy, replaces, along: namesIn(along) },
          // Strapi's editors are no users of the Studio.
          savedById: null,
        },
      ]
    })
    return drafts.sort((one, other) => documentName(one.document).localeCompare(documentName(other.document)))
  }

  async revisions(): Promise<DraftRevision[]> {
    const drafts = await this.list()
    return drafts.map(({ document, revision }) => ({ name: documentName(document), revision }))
  }

  async save(
    { kind, key, schemaVersion, body, revision }: StudioParams<'documents.save'>,
    savedBy: Actor,
    renaming?: Renaming,
    record?: Recording,
  ): Promise<SavedDraft> {
    const document = { kind, key, schemaVersion, body, revision, ...renaming }
    const [saved = 0] = await this.#change([document], [], savedBy, document)
    await record?.()
    return { revision: saved, savedAt: toIsoTime(saved) }
  }

  async changeAll(
    { saved = [], discarded = [] }: DraftChanges,
    by: Actor,
    recordOf?: (saved: readonly SavedDraft[]) => Recording,
  ): Promise<SavedDraft[]> {
    const [first] = [...saved, ...discarded]
    if (!first) return []
    const rejected = this.#rejectedAmong(discarded)
    const documents = saved.map(({ kind, key, schemaVersion, body, revision, renaming }) => ({
      ...{ kind, key, schemaVersion, body, revision },
      ...renaming,
    }))
    const revisions = await this.#change(documents, discarded, by, first)
    const drafts = revisions.map((revision) => ({ revision, savedAt: toIsoTime(revision) }))
    await recordOf?.(drafts)()
    for (const name of rejected) await this.#publishServed(name, by)
    return drafts
  }

  async discard(
    { kind, key, revision }: StudioParams<'documents.discard'>,
    by: Actor,
    record?: Recording,
  ): Promise<void> {
    const name = { kind, key }
    const [rejected] = this.#rejectedAmong([name])
    await this.#change([], [{ ...name, revision }], by, name)
    await record?.()
    if (rejected) await this.#publishServed(rejected, by)
  }

  #rejectedAmong(names: readonly DocumentName[]): DocumentName[] {
    const rejected = new Set(this.gateway.rejected().map(({ document }) => document))
    return names.filter((name) => rejected.has(documentName(name))).map(({ kind, key }) => ({ kind, key }))
  }

  /** Discarding a rejected draft replaces Strapi's published version with the one that players see. */
  async #publishServed(name: DocumentName, by: Actor): Promise<void> {
    const served = await this.gateway.documents(name)
    await this.service.publish(served.map(bare), served.length > 0 ? [] : [name], by.name)
  }

  async dropPublished(
    drafts: readonly Draft[],
    recordOf?: (dropped: readonly Draft[]) => Recording,
  ): Promise<void> {
    for (const { document, revision } of drafts) {
      const { kind, key } = document
      await this.service.changeDrafts([], [{ kind, key, revision }], '')
    }
    if (!recordOf) return
    const left = new Set((await this.list()).map(({ document }) => documentName(document)))
    await recordOf(drafts.filter(({ document }) => !left.has(documentName(document))))()
  }

  async replace({ main, along, by }: RenamedDrafts, record?: Recording): Promise<void> {
    const { document, revision, formerKey = document.key, isPublished = false } = main
    const name = { kind: document.kind, key: formerKey }
    const former = await this.find(name)
    const isMoved = formerKey !== document.key
    const renamed = {
      ...bare(document),
      ...(!isMoved && { revision }),
      replaces: isPublished ? formerKey : (former?.replaces ?? null),
      along: namesAlong(along, former?.along ?? []),
    }
    const dropped = isMoved ? [{ ...name, revision }] : []
    await this.#change([renamed, ...along.map(bare)], dropped, by, name)
    await record?.()
  }

  /** Throws Conflict, with the stored draft, if it is not the one that the caller has seen. */
  async #change(
    saved: readonly DraftToSave[],
    dropped: readonly DraftToDrop[],
    by: Actor,
    name: DocumentName,
  ): Promise<number[]> {
    const revisions = await this.service.changeDrafts(saved, dropped, by.name)
    if (revisions === null) throw conflictWith(await this.find(name))
    return revisions
  }
}

const bare = ({ kind, key, schemaVersion, body }: StoredDocument): StoredDocument => ({
  kind,
  key,
  schemaVersion,
  body,
})
