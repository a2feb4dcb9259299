import { setTimeout } from 'node:timers/promises'
import type { StoredDocument, Verdict } from '../../schemas/documents/index.ts'
import { documentName, isRecord } from './contracts.ts'
import type { PublishResult } from './gateway.ts'
import type { Manifest, ManifestEntry } from './manifest.ts'
import type { PreparedDocument, PublishOutcome } from './publish/pipeline.ts'
import type { Publisher } from './publish/publisher.ts'
import type { ServingCopy } from './snapshot/serving-copy.ts'
import { SnapshotConflict } from './store/content-store.ts'

/** Nothing can be published right now: the store is away. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}

const maxAttempts = 5
const lockWait = { attempts: 30, milliseconds: 100 }

/** Takes publications one after the other: checked, stored in one transaction, served at once. */
export class PublicationDesk {
  #queue: Promise<unknown> = Promise.resolve()

  constructor(
    readonly copy: ServingCopy,
    readonly publisher: Publisher,
    readonly now: () => Date,
  ) {}

  async check(documents: StoredDocument[]): Promise<Verdict[]> {
    return (await this.publisher.run(documents)).verdicts
  }

  publish(documents: StoredDocument[], author: string): Promise<PublishResult> {
    const result = this.#queue.then(() => this.#publish(documents, author))
    this.#queue = result.catch(() => undefined)
    return result
  }

  async #publish(documents: StoredDocument[], author: string): Promise<PublishResult> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await this.#beCurrent()
      const outcome = await this.publisher.run(documents)
      if (outcome.verdicts.some(({ severity }) => severity === 'error'))
        return { published: false, verdicts: outcome.verdicts }
      const contentVersion = await this.#store(outcome, author)
      if (contentVersion !== null) return { published: true, contentVersion, verdicts: outcome.verdicts }
    }
    throw new ContentUnavailable('others publish all the time; try again')
  }

  async #beCurrent(): Promise<void> {
    await this.copy.follow()
    if (this.copy.fault) throw new ContentUnavailable(this.copy.fault)
  }

  /** The version in force afterwards; null when somebody else was quicker and all has to be checked anew. */
  async #store({ prepared, basis }: PublishOutcome, author: string): Promise<number | null> {
    const current = this.copy.hasContent ? this.copy.view.manifest : null
    if ((current?.version ?? null) !== basis) return null
    const changed = prepared.filter(({ entry }) => entry.hash !== this.#hashOf(entry))
    if (current && changed.length === 0) return current.version
    const manifest = nextManifest(current, changed, author, this.now())
    const objects = changed.flatMap((document) => document.objects)
    try {
      await whileLocked(() => this.copy.store.append(manifest, objects, basis))
    } catch (error) {
      if (error instanceof SnapshotConflict) return null
      throw new ContentUnavailable('the content store cannot be written', { cause: error })
    }
    await this.#beCurrent()
    return manifest.version
  }

  #hashOf({ kind, key }: Pick<ManifestEntry, 'kind' | 'key'>): string | undefined {
    return this.copy.hasContent ? this.copy.view.entry(kind, key)?.hash : undefined
  }
}

/** The site after a publication. */
function nextManifest(
  current: Manifest | null,
  changed: readonly PreparedDocument[],
  author: string,
  now: Date,
): Manifest {
  const entries = new Map((current?.entries ?? []).map((entry) => [documentName(entry), entry]))
  for (const { entry } of changed) {
    const name = documentName(entry)
    entries.set(name, { ...entry, version: (entries.get(name)?.version ?? 0) + 1 })
  }
  return {
    version: (current?.version ?? 0) + 1,
    createdAt: now.toISOString(),
    author,
    entries: [...entries.values()],
  }
}

/** Another process may be writing: asks again for a while, without holding up anything else. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const code = isRecord(error) ? error['code'] : undefined
      if (code !== 'SQLITE_BUSY' || attempt === lockWait.attempts) throw error
      await setTimeout(lockWait.milliseconds)
    }
  }
}
