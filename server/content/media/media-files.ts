import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  mediaAddressOf,
  mediaFormats,
  mediaWidths,
  readMediaAddress,
  type MediaExtension,
  type MediaPicture,
} from '../../../schemas/media.ts'
import { atWork } from '../../lib/picture-queue.ts'
import type { StoredPicture } from './media-store.ts'
import { makePicture } from './picture-work.ts'

/** A file that a browser can request. */
export interface MediaFile {
  /** Id of the picture that the file is derived from. */
  id: string
  extension: MediaExtension
  /** In pixels. If omitted, the file has the size of the picture. */
  width?: number
}

/** Parses the path of a file. Returns null for files that are never generated. */
export function readMediaFile(path: string): MediaFile | null {
  const whole = readMediaAddress(path)
  if (whole) return { id: whole.id, extension: whole.extension }
  const [, id = '', asked, extension] = /^\/media\/([^/]+)\/(\d{1,5})\.([a-z]+)$/.exec(path) ?? []
  const width = Number(asked)
  const format = mediaFormats.find((known) => known === extension)
  // The original's format is irrelevant as long as it is a raster format.
  const picture = readMediaAddress(mediaAddressOf({ id, extension: 'png' }))
  return format && picture && mediaWidths(picture).includes(width) ? { id, extension: format, width } : null
}

/** Returns every file of a picture. */
export function filesOf({ id, extension, width }: MediaPicture): MediaFile[] {
  const sized = mediaWidths({ width, extension }).flatMap((each) =>
    mediaFormats.map((format) => ({ id, extension: format, width: each })),
  )
  return [{ id, extension }, ...sized]
}

type ReadOriginal = (id: string) => Promise<Pick<StoredPicture, 'extension' | 'original'> | null>

/**
 * Generates the files that browsers load from the originals, on first request, and caches them on disk. Cached
 * files are served without the store.
 */
export class MediaFiles {
  readonly #making = new Map<string, Promise<Buffer | null>>()

  constructor(
    readonly folder: string,
    readonly readOriginal: ReadOriginal,
  ) {}

  /**
   * Returns null if there is no such picture. Throws if the store is unavailable or the picture cannot be
   * converted.
   */
  async read(file: MediaFile): Promise<Buffer | null> {
    const path = this.#pathOf(file)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const making =
      this.#making.get(path) ??
      this.#make(file, path).finally(() => {
        this.#making.delete(path)
      })
    this.#making.set(path, making)
    return making
  }

  /** Deletes the files of a picture that was removed from the store, including those being generated. */
  async drop(id: string): Promise<void> {
    const folder = join(this.folder, id)
    const making = [...this.#making].filter(([path]) => dirname(path) === folder)
    await Promise.allSettled(making.map(([, file]) => file))
    await rm(folder, { recursive: true, force: true })
  }

  async #make({ id, extension, width }: MediaFile, path: string): Promise<Buffer | null> {
    const stored = await this.readOriginal(id)
    if (!stored) return null
    const { original, extension: own } = stored
    // A drawing is served as it was cleaned on upload and is never converted.
    if (own === 'svg' || extension === 'svg') return own === extension ? keep(path, original) : null
    if (width === undefined && own !== extension) return null
    return keep(path, await atWork(() => makePicture(original, extension, width)))
  }

  #pathOf({ id, extension, width }: MediaFile): string {
    return join(this.folder, id, `${width ?? 'whole'}.${extension}`)
  }
}

/**
 * Writes atomically, so that readers never see half a file. If the disk cannot be written, the file is still
 * served.
 */
async function keep(path: string, content: Buffer): Promise<Buffer> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, content)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true })
  }
  return content
}
