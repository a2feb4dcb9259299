import type { Localized } from '../../../schemas/documents/localized.ts'
import {
  mediaAddressOf,
  readMediaAddress,
  type FocalPoint,
  type PictureRectangle,
} from '../../../schemas/media.ts'
import type { MediaPlace } from '../../../schemas/media-folders.ts'
import type { AddedPicture, MediaItem } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import { cleanFileName } from '../model/file-name.ts'
import { filesOf, MediaFiles, readMediaFile } from './media-files.ts'
import type { Library } from '../model/library.ts'
import { atWork } from '../../lib/picture-queue.ts'
import type { MediaSource, MediaStore } from './media-store.ts'
import { cutPicture } from './picture-work.ts'
import { top, type Arrangement, type MoveResult } from './picture-places.ts'
import { readUpload } from './read-upload.ts'

export interface NewPicture extends Partial<MediaPlace> {
  content: Buffer
  /** File name. */
  name: string
  alt: Localized<string>
  focus?: FocalPoint | undefined
  by: string
  /** The library from which the picture was imported. Omitted for uploads. */
  source?: MediaSource
}

/** A file as it is sent to browsers. */
export interface ServedFile {
  extension: string
  content: Buffer
}

/** The site's media library. Calls throw ContentUnavailable while the store is unavailable. */
export interface MediaLibrary {
  /** Newest first. */
  list(): Promise<MediaItem[]>
  find(address: string): Promise<MediaItem | null>
  /** Returns alternative text and focal point of every picture. */
  pictures(): Promise<Library>
  /** Returns the local addresses of files already imported from another library, by their address there. */
  taken(sources: readonly MediaSource[]): Promise<Map<string, string>>
  /** The file as it was stored, a drawing as it was cleaned; null if there is none. */
  original(address: string): Promise<Buffer | null>
  /** A file with a part of a picture, in the same format; null if there is no such picture, or a drawing. */
  cut(address: string, rectangle: PictureRectangle): Promise<Buffer | null>
  /** The address that a file would have in the library. Throws StudioError if the file is not acceptable. */
  examine(content: Buffer): Promise<string>
  /** Throws StudioError if the file is not acceptable. */
  add(picture: NewPicture): Promise<AddedPicture>
  describe(address: string, alt: Localized<string>): Promise<void>
  /** Null removes the focal point. */
  focus(address: string, focus: FocalPoint | null): Promise<void>
  /** Sets folder or tags, or both. */
  place(address: string, place: Partial<MediaPlace>): Promise<void>
  /** Returns the pictures that would have too many tags; then nothing has changed. */
  arrange(addresses: readonly string[], arrangement: Arrangement): Promise<string[]>
  /** Moves the pictures of a folder and its subfolders. */
  moveFolder(folder: string, to: string): Promise<MoveResult>
  remove(address: string): Promise<void>
  /** Returns the file at a path below /media; null if there is none. */
  file(path: string): Promise<ServedFile | null>
  /** Resolves when no file is being generated any more. */
  close(): Promise<void>
}

interface LibraryParts {
  store: MediaStore
  /** Folder of the generated files. */
  folder: string
  now: () => Date
  onFailure: (error: unknown) => void
}

export function createMediaLibrary({ store, folder, now, onFailure }: LibraryParts): MediaLibrary {
  const files = new MediaFiles(folder, (id) => whileThere(() => store.original(id)))

  const preparations = new Set<Promise<void>>()
  let isClosing = false

  /** Generates all files of a new picture one by one, so that no player has to wait for them. */
  async function prepare(address: string): Promise<void> {
    const picture = readMediaAddress(address)
    for (const file of picture ? filesOf(picture) : []) if (!isClosing) await files.read(file)
  }

  function startPreparing(address: string): void {
    const preparation = prepare(address)
      .catch(onFailure)
      .finally(() => preparations.delete(preparation))
    preparations.add(preparation)
  }

  return {
    list: () => whileThere(() => store.list()),
    find: (address) => whileThere(() => store.find(idOf(address))),
    pictures: () => whileThere(() => store.pictures()),
    taken: (sources) => whileThere(() => store.taken(sources)),
    async original(address) {
      const stored = await whileThere(() => store.original(idOf(address)))
      return stored?.original ?? null
    },
    async cut(address, rectangle) {
      const stored = await whileThere(() => store.original(idOf(address)))
      if (!stored || stored.extension === 'svg') return null
      const { original, extension } = stored
      return atWork(() => cutPicture(original, extension, rectangle))
    },
    examine: async (content) => mediaAddressOf(await atWork(() => readUpload(content))),
    async add({ content, alt, focus, folder, tags, by, source, ...given }) {
      const { id, extension, content: original, removed } = await atWork(() => readUpload(content))
      const name = cleanFileName(given.name, `${id}.${extension}`)
      const uploaded = { uploadedAt: now().toISOString(), uploadedBy: by }
      const place = { folder: folder ?? top.folder, tags: tags ?? top.tags }
      const picture = { id, extension, name, alt, ...uploaded, original, place }
      const isNew = await whileThere(() => store.add(picture))
      if (isNew && focus) await whileThere(() => store.focus(id, focus))
      if (source) await whileThere(() => store.noteSource(source, id))
      const item = await whileThere(() => store.find(id))
      if (!item) throw new ContentUnavailable('the content store lost the picture')
      if (!isNew)
        throw new StudioError('PictureKnown', phrase`The picture is in the library already`, { item })
      startPreparing(mediaAddressOf(picture))
      return { ...item, removed }
    },
    describe: (address, alt) => whileThere(() => store.describe(idOf(address), alt)),
    focus: (address, focus) => whileThere(() => store.focus(idOf(address), focus)),
    place: (address, place) => whileThere(() => store.place(idOf(address), place)),
    async arrange(addresses, arrangement) {
      const full = await whileThere(() => store.arrange(addresses.map(idOf), arrangement))
      return addresses.filter((address) => full.includes(idOf(address)))
    },
    moveFolder: (folder, to) => whileThere(() => store.moveFolder(folder, to)),
    async remove(address) {
      await whileThere(() => store.remove(idOf(address)))
      await files.drop(idOf(address))
    },
    async file(path) {
      const asked = readMediaFile(path)
      const content = asked && (await files.read(asked))
      return asked && content && { extension: asked.extension, content }
    },
    async close() {
      isClosing = true
      await Promise.all(preparations)
    },
  }
}

function idOf(address: string): string {
  const picture = readMediaAddress(address)
  if (!picture) throw new StudioError('NotFound', phrase`There is no such picture`)
  return picture.id
}

async function whileThere<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new ContentUnavailable('the content store cannot be reached', { cause: error })
  }
}
