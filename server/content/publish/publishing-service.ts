import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { hasErrors, type DocumentIssue } from '../../../schemas/issue.ts'
import { documentName } from '../model/contracts.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import type { CheckResult } from '../../../schemas/studio/answers.ts'
import type { DocumentName, PublishGuard, PublishResult, RequiredReviews } from '../model/gateway.ts'
import type { Library } from '../model/library.ts'
import type { Manifest } from '../model/manifest.ts'
import type { PreparedDocument, PublishOutcome } from './pipeline.ts'
import type { Publisher } from './worker/publisher.ts'
import { parseDocument } from '../snapshot/snapshot-folder.ts'
import type { ServingCopy } from '../snapshot/serving-copy.ts'
import { SnapshotConflict } from '../store/content-store.ts'
import { whileLocked } from '../store/while-locked.ts'

/** Writes documents to an external store that others change, too. Throws ContentUnavailable if it cannot. */
export type Replicate = (
  documents: readonly StoredDocument[],
  removed: readonly DocumentName[],
  author: string,
) => Promise<void>

const maxAttempts = 5

/** Runs publications one after the other: each is checked, stored in one transaction and served at once. */
export class PublishingService {
  #queue: Promise<unknown> = Promise.resolve()
  /** Must be met by documents that were not published in the Studio. */
  reviews: RequiredReviews = noReviews

  constructor(
    readonly copy: ServingCopy,
    /** Publications, and checks of what is not published, do not wait for each other. */
    readonly publishers: { readonly publish: Publisher; readonly check: Publisher },
    readonly now: () => Date,
    /** Called before anything is stored here. */
    readonly replicate: Replicate = () => Promise.resolve(),
  ) {}

  async check(
    documents: StoredDocument[],
    removed: DocumentName[] = [],
    library: Library = {},
  ): Promise<CheckResult> {
    const { issues, proofs, facts, hints } = await this.publishers.check.run(documents, { removed, library })
    return { issues, proofs, facts, hints }
  }

  publish(
    documents: StoredDocument[],
    author: string,
    removed: DocumentName[] = [],
    guard: PublishGuard = always,
  ): Promise<PublishResult> {
    return this.#enqueue(documents, removed, { author, keep: this.replicate, guard, isReviewed: true })
  }

  /** Publishes documents unless one of them has to be reviewed in the Studio. */
  publishUnreviewed(documents: StoredDocument[], author: string): Promise<PublishResult> {
    return this.#enqueue(documents, [], { author, keep: this.replicate, guard: always, isReviewed: false })
  }

  /** Publishes documents that are already published in their external store, whose authors the Studio does not know. */
  ingest(documents: StoredDocument[], author: string, removed: DocumentName[]): Promise<PublishResult> {
    const keep = () => Promise.resolve()
    return this.#enqueue(documents, removed, { author, keep, guard: always, isReviewed: false })
  }

  #enqueue(
    documents: StoredDocument[],
    removed: DocumentName[],
    publication: Publication,
  ): Promise<PublishResult> {
    const result = this.#queue.then(() => this.#publish(documents, removed, publication))
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #publish(
    documents: StoredDocument[],
    removed: DocumentName[],
    publication: Publication,
  ): Promise<PublishResult> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await this.#beCurrent()
      await publication.guard()
      const outcome = await this.publishers.publish.run(documents, { removed })
      const { issues } = outcome
      if (hasErrors(issues)) return { published: false, issues }
      // Others may have published meanwhile, which `#store` notices only if it happens from here on.
      await publication.guard(issues)
      const missing = publication.isReviewed ? [] : await this.#missingReviews(outcome, removed)
      if (missing.length > 0) return { published: false, issues: [...missing, ...issues] }
      const stored = await this.#store(outcome, removed, publication)
      if (stored) return { published: true, issues, ...stored }
    }
    throw new ContentUnavailable('others publish all the time; try again')
  }

  /** Documents that stay as they are need no review, and neither do those of a site without content. */
  #missingReviews({ prepared }: PublishOutcome, removed: readonly DocumentName[]): Promise<DocumentIssue[]> {
    if (!this.copy.hasContent) return Promise.resolve([])
    const leaving = removed.filter((name) => this.#hashOf(name) !== undefined)
    return this.reviews.missing(this.#changed(prepared).map(documentOf), leaving)
  }

  #changed(prepared: readonly PreparedDocument[]): PreparedDocument[] {
    return prepared.filter(({ entry }) => entry.hash !== this.#hashOf(entry))
  }

  async #beCurrent(): Promise<void> {
    await this.copy.follow()
    if (this.copy.fault) throw new ContentUnavailable(this.copy.fault)
  }

  /** Returns null if another publication came first and everything has to be checked again. */
  async #store(
    { prepared, basis, library }: PublishOutcome,
    removed: DocumentName[],
    { author, keep }: Publication,
  ): Promise<{ contentVersion: number; isUnchanged?: true } | null> {
    const current = this.copy.hasContent ? this.copy.view.manifest : null
    if ((current?.version ?? null) !== basis) return null
    await keep(prepared.map(documentOf), removed, author)
    const changed = this.#changed(prepared)
    const leaving = removed.filter((name) => this.#hashOf(name) !== undefined)
    const isSame = changed.length === 0 && leaving.length === 0
    if (current && isSame && JSON.stringify(current.pictures ?? {}) === JSON.stringify(library))
      return { contentVersion: current.version, isUnchanged: true }
    const manifest = nextManifest(current, { changed, leaving, library }, author, this.now())
    const objects = changed.flatMap((document) => document.objects)
    try {
      await whileLocked(() => this.copy.store.append(manifest, objects, current, leaving))
    } catch (error) {
      if (error instanceof SnapshotConflict) return null
      throw new ContentUnavailable('the content store cannot be written', { cause: error })
    }
    // It is published, even if this server can serve it only later; `health` reports why.
    await this.copy.follow()
    return { contentVersion: manifest.version }
  }

  #hashOf({ kind, key }: DocumentName): string | undefined {
    return this.copy.hasContent ? this.copy.view.entry(kind, key)?.hash : undefined
  }
}

/** The author of a publication, its external store, and what must hold when it takes place. */
interface Publication {
  author: string
  keep: Replicate
  guard: PublishGuard
  /** Whether the guard includes the approvals that the Studio requires. */
  isReviewed: boolean
}

/** Without a Studio nothing has to be reviewed. */
const noReviews: RequiredReviews = {
  rules: () => Promise.resolve(''),
  missing: () => Promise.resolve([]),
}

const always: PublishGuard = () => Promise.resolve()

function documentOf({ entry, objects }: PreparedDocument): StoredDocument {
  const text = objects.find(({ type }) => type === 'document')?.content
  if (text === undefined) throw new Error(`${documentName(entry)} was prepared without its text`)
  return parseDocument(text)
}

/** Returns the manifest after a publication. */
function nextManifest(
  current: Manifest | null,
  {
    changed,
    leaving,
    library,
  }: { changed: readonly PreparedDocument[]; leaving: readonly DocumentName[]; library: Library },
  author: string,
  now: Date,
): Manifest {
  const entries = new Map((current?.entries ?? []).map((entry) => [documentName(entry), entry]))
  for (const { entry } of changed) {
    const name = documentName(entry)
    entries.set(name, { ...entry, version: (entries.get(name)?.version ?? 0) + 1 })
  }
  for (const name of leaving) entries.delete(documentName(name))
  return {
    version: (current?.version ?? 0) + 1,
    createdAt: now.toISOString(),
    author,
    entries: [...entries.values()],
    pictures: library,
  }
}
