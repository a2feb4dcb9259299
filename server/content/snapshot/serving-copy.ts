import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { newerThanBuild, objectsOf, type Manifest, type ObjectType } from '../model/manifest.ts'
import type { ContentStore } from '../store/content-store.ts'
import { parseDocument, type SnapshotFolder } from './snapshot-folder.ts'
import { SnapshotView } from './snapshot-view.ts'

/** Fewer than the connections of a pool. */
const copiesAtOnce = 8

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Polls the store and holds the current snapshot. Whatever happens to the store, the last completely loaded
 * snapshot stays current.
 */
export class ServingCopy {
  #view: SnapshotView | null = null
  #fault: string | null = null
  #pending: Promise<unknown> = Promise.resolve()
  /** Snapshots whose objects are kept when those of older ones are deleted next. */
  #unpruned: readonly Manifest[] | null = null

  constructor(
    readonly folder: SnapshotFolder,
    readonly store: ContentStore,
    readonly onSwap: () => void,
  ) {}

  /** The current snapshot. Throws if there is none yet. */
  get view(): SnapshotView {
    if (!this.#view)
      throw new Error(`There is no content to serve: ${this.#fault ?? 'nothing was published yet'}`)
    return this.#view
  }

  get hasContent(): boolean {
    return this.#view !== null
  }

  /** Why the store cannot be read; null if it can. */
  get fault(): string | null {
    return this.#fault
  }

  /** Loads the snapshot on disk, before the store is read for the first time. */
  async open(): Promise<void> {
    await this.folder.prepare()
    const manifest = await this.folder.current()
    if (manifest && newerThanBuild(manifest) === null) this.#view = this.#viewOf(manifest)
  }

  /** Loads the store's snapshot if it is newer. Never throws; failures are reported as `fault`. */
  follow(): Promise<void> {
    const current = this.#pending.then(() => this.#follow())
    // Nobody has to wait until old objects are deleted, except the next swap, which could need one of them.
    this.#pending = current.then(() => this.#prune())
    return current
  }

  async #follow(): Promise<void> {
    try {
      const head = await this.store.head()
      const served = this.#view?.version ?? 0
      if (head !== null && head > served) await this.#swap(head)
      this.#fault = (head ?? 0) < served ? lostHistory(head, served) : null
    } catch (error) {
      this.#fault = `the content store cannot be read: ${describe(error)}`
    }
  }

  async #swap(version: number): Promise<void> {
    const manifest = await this.store.snapshot(version)
    const tooNew = newerThanBuild(manifest)
    if (tooNew) throw new Error(tooNew)
    const previous = this.#view?.manifest
    const known = new Set(previous ? objectsOf(previous).map(({ hash }) => hash) : [])
    // Asking the disk for hundreds of objects would take seconds on a busy server.
    const added = objectsOf(manifest).filter(({ hash }) => !known.has(hash))
    for (let index = 0; index < added.length; index += copiesAtOnce) {
      const some = added.slice(index, index + copiesAtOnce)
      await Promise.all(some.map(({ hash, type }) => this.#copy(hash, type)))
    }
    await this.folder.putCurrent(manifest)
    this.#view = this.#viewOf(manifest)
    // Requests in progress may still read the previous snapshot.
    this.#unpruned = [manifest, ...(previous ? [previous] : [])]
    this.onSwap()
  }

  async #copy(hash: string, type: ObjectType): Promise<void> {
    if (!(await this.folder.has(hash, type))) await this.#fetch(hash, type)
  }

  async #prune(): Promise<void> {
    const kept = this.#unpruned
    if (!kept) return
    this.#unpruned = null
    await this.folder.prune(new Set(kept.flatMap(objectsOf).map(({ hash }) => hash))).catch(() => undefined)
  }

  /** Returns an object's text from disk, or from the store if the disk has lost it. */
  async object(hash: string, type: ObjectType): Promise<string | null> {
    return (await this.folder.object(hash, type)) ?? (await this.#fetch(hash, type).catch(() => null))
  }

  async #fetch(hash: string, type: ObjectType): Promise<string | null> {
    const content = await this.store.object(hash, type)
    if (content === null) throw new Error(`the content store lacks the ${type} ${hash}`)
    await this.folder.putObject(hash, type, content)
    return content
  }

  #viewOf(manifest: Manifest): SnapshotView {
    return new SnapshotView(manifest, (hash) => this.#document(hash))
  }

  async #document(hash: string): Promise<StoredDocument> {
    const content = await this.object(hash, 'document')
    if (content === null) throw new Error(`the document ${hash} is neither on the disk nor in the store`)
    return parseDocument(content)
  }
}

function lostHistory(head: number | null, served: number): string {
  const state = head === null ? 'is empty' : `is at version ${head}`
  return `the content store ${state} while version ${served} is served; restore it, or remove the snapshot folder to start from the store`
}
