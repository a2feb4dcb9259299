import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { documentName } from '../model/contracts.ts'
import type { DraftContent } from '../model/gateway.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { PromiseCache } from '../../lib/cache.ts'
import type { Manifest } from '../model/manifest.ts'
import type { PreparedDocument } from '../publish/pipeline.ts'
import type { Publisher } from '../publish/worker/publisher.ts'
import { mendDraft, mendings } from './mend-draft.ts'
import { createPublishedContent, type ContentSource } from './published-content.ts'
import { parseDocument } from '../snapshot/snapshot-folder.ts'
import { SnapshotView } from '../snapshot/snapshot-view.ts'

/** Maximum number of cached draft sets. Each save of a draft creates a new one. */
const keptSets = 20

interface DraftSource {
  source: ContentSource
  issues: DraftContent['issues']
  hidden: DraftContent['hidden']
}

/**
 * The site with drafts applied. Drafts are prepared and checked in the worker, so that nothing unsafe is
 * shown. Where a draft has an error, what is published there is shown; only if that does not help, all of it is shown as
 * published.
 */
export class DraftContents {
  readonly #sources = new PromiseCache<DraftSource>({ max: keptSets })
  readonly #contents = new PromiseCache<DraftContent>({ max: keptSets })

  constructor(
    readonly published: ContentSource,
    readonly publisher: Publisher,
  ) {}

  /** `at`: the time at which the site is shown, in milliseconds since 1970; by default the current one. */
  of(documents: readonly StoredDocument[], at?: number): Promise<DraftContent> {
    const key = `${this.published.view.version}:${contentHash(JSON.stringify(documents))}`
    return this.#contents.get(`${key}:${at ?? 'now'}`, async () => {
      const { source, issues, hidden } = await this.#sources.get(key, () => this.#apply(documents))
      const now = at === undefined ? source.now : () => at
      return { content: createPublishedContent({ ...source, now }), issues, hidden }
    })
  }

  async #apply(documents: readonly StoredDocument[]): Promise<DraftSource> {
    const { view, registry, catalogues, now } = this.published
    const { prepared, issues, library } = await this.#prepare(documents)
    const shown = new Set(prepared.map(({ entry }) => documentName(entry)))
    const hidden = new Set(documents.map(documentName).filter((name) => !shown.has(name)))
    const objects = new Map(
      prepared.flatMap((document) => document.objects.map(({ hash, content }) => [hash, content] as const)),
    )
    const readBody = (hash: string) => {
      const content = objects.get(hash)
      return content === undefined ? view.readBody(hash) : Promise.resolve(parseDocument(content))
    }
    const changed = { ...withDrafts(view.manifest, prepared), pictures: library }
    const drafted = new SnapshotView(changed, readBody, true)
    const validator = (hash: string) =>
      Promise.resolve(objects.get(hash) ?? null).then((source) => source ?? this.published.validator(hash))
    return { source: { view: drafted, validator, registry, catalogues, now, isDraft: true }, issues, hidden }
  }

  /** Prepares as much of each draft as possible. The issues are those of the drafts as they are. */
  async #prepare(documents: readonly StoredDocument[]) {
    const first = await this.publisher.run([...documents], { purpose: 'draft' })
    let { prepared, library, issues } = first
    let mended = [...documents]
    for (const mending of mendings) {
      const failing = new Set(
        issues.filter(({ severity }) => severity === 'error').map(({ document }) => document),
      )
      if (failing.size === 0) break
      mended = await Promise.all(
        mended.map(async (draft) =>
          failing.has(documentName(draft))
            ? mendDraft(draft, await this.#published(draft), issues, mending)
            : draft,
        ),
      )
      ;({ prepared, library, issues } = await this.publisher.run(mended, { purpose: 'draft' }))
    }
    return { prepared, library, issues: first.issues }
  }

  async #published({ kind, key }: StoredDocument): Promise<StoredDocument | null> {
    const { view } = this.published
    const entry = view.entry(kind, key)
    return entry ? view.readBody(entry.hash) : null
  }
}

function withDrafts(manifest: Manifest, prepared: readonly PreparedDocument[]): Manifest {
  const entries = new Map(manifest.entries.map((entry) => [documentName(entry), entry]))
  for (const { entry } of prepared) {
    const name = documentName(entry)
    entries.set(name, { ...entry, version: (entries.get(name)?.version ?? 0) + 1 })
  }
  return { ...manifest, entries: [...entries.values()] }
}
