import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { isStoredDocument } from '../model/contracts.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { isManifest, type Manifest, type ObjectType } from '../model/manifest.ts'

const extensions = { document: 'json', validator: 'js' } as const

/**
 * The snapshot on the local disk: immutable objects named by their hash, and `current.json`, which is replaced
 * atomically. It can be served whatever happens to the store.
 */
export class SnapshotFolder {
  readonly #objects: string
  readonly #current: string

  constructor(readonly folder: string) {
    this.#objects = join(folder, 'objects')
    this.#current = join(folder, 'current.json')
  }

  /** Creates the folder. Throws if it is not writable. */
  async prepare(): Promise<void> {
    await mkdir(this.#objects, { recursive: true })
  }

  /** Returns the current snapshot; null if there is no readable one. */
  async current(): Promise<Manifest | null> {
    const content = await readOrNull(this.#current)
    if (content === null) return null
    try {
      const manifest: unknown = JSON.parse(content)
      return isManifest(manifest) ? manifest : null
    } catch {
      return null
    }
  }

  async putCurrent(manifest: Manifest): Promise<void> {
    await replace(this.#current, JSON.stringify(manifest), { flush: true })
  }

  /** Returns an object's text; null if it is missing or does not match its hash. */
  async object(hash: string, type: ObjectType): Promise<string | null> {
    const content = await readOrNull(this.#fileOf(hash, type))
    return content !== null && contentHash(content) === hash ? content : null
  }

  async document(hash: string): Promise<StoredDocument | null> {
    const content = await this.object(hash, 'document')
    return content === null ? null : parseDocument(content)
  }

  /**
   * Not flushed: after a power failure, damaged objects are detected by their hash and loaded from the store
   * again.
   */
  async putObject(hash: string, type: ObjectType, content: string): Promise<void> {
    await replace(this.#fileOf(hash, type), content)
  }

  async has(hash: string, type: ObjectType): Promise<boolean> {
    return access(this.#fileOf(hash, type)).then(
      () => true,
      () => false,
    )
  }

  /** Deletes objects that none of the snapshots to keep needs. */
  async prune(keep: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.#objects)) {
      const [hash = ''] = name.split('.')
      if (!keep.has(hash)) await rm(join(this.#objects, name), { force: true })
    }
  }

  #fileOf(hash: string, type: ObjectType): string {
    return join(this.#objects, `${hash}.${extensions[type]}`)
  }
}

export function parseDocument(content: string): StoredDocument {
  const document: unknown = JSON.parse(content)
  if (!isStoredDocument(document)) throw new Error('A stored document has lost its outer form')
  return document
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return null
  }
}

/** Replaces a file atomically: readers see either the old or the new content. */
async function replace(file: string, content: string, { flush = false } = {}): Promise<void> {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`
  try {
    await writeFile(draft, content, { flush })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
