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
import type { StoredPicture } from './media-store.ts'
import { atWork, makePicture } from './picture-work.ts'

/** A file that can be asked for. */
export interface MediaFile {
  /** What it is made of. */
  id: string
  extension: MediaExtension
  /** Left out: as large as the picture is. */
  width?: number
}

/** What an address of a file asks for; null where it asks for nothing that is ever made. */
export function readMediaFile(path: string): MediaFile | null {
  const whole = readMediaAddress(path)
  if (whole) return { id: whole.id, extension: whole.extension }
  const [, id = '', asked, extension] = /^\/media\/([^/]+)\/(\d{1,5})\.([a-z]+)$/.exec(path) ?? []
  const width = Number(asked)
  const format = mediaFormats.find((known) => known === extension)
  // Which kind of file the picture was does not matter, but that it is none that fits every size.
  const picture = readMediaAddress(mediaAddressOf({ id, extension: 'png' }))
  return format && picture && mediaWidths(picture).includes(width) ? { id, extension: format, width } : null
}

/** Every file of a picture. */
export function filesOf({ id, extension, width }: MediaPicture): MediaFile[] {
  const sized = mediaWidths({ width, extension }).flatMap((each) =>
    mediaFormats.map((format) => ({ id, extension: format, width: each })),
  )
  return [{ id, extension }, ...sized]
}

type ReadOriginal = (id: string) => Promise<Pick<StoredPicture, 'extension' | 'original'> | null>

/**
 * The files that browsers load, made of the originals when they are first asked for and kept on the disk under
 * a name that says all of them. What is kept needs no store.
 */
export class MediaFiles {
  readonly #making = new Map<string, Promise<Buffer | null>>()

  constructor(
    readonly folder: string,
    readonly readOriginal: ReadOriginal,
  ) {}

  /** null: there is no such picture. Throws while the store is away, and where a picture cannot be made. */
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

  /** Takes the files of a picture from the disk that the store has no more, those that are being made, too. */
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
    // A drawing is what was left of it when it was uploaded, and is never made into anything else.
    if (own === 'svg' || extension === 'svg') return own === extension ? keep(path, original) : null
    if (width === undefined && own !== extension) return null
    return keep(path, await atWork(() => makePicture(original, extension, width)))
  }

  #pathOf({ id, extension, width }: MediaFile): string {
    return join(this.folder, id, `${width ?? 'whole'}.${extension}`)
  }
}

/** A reader finds all of the file or none of it. What the disk does not take is served all the same. */
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
