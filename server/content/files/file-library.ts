import { createReadStream } from 'node:fs'
import { mkdir, readFile as readDisk, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import Value from 'typebox/value'
import {
  fileAddressOf,
  FontFacts,
  readFileAddress,
  type DownloadFacts,
  type FileName,
} from '../../../schemas/files.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { LibraryFile } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import { cleanFileName } from '../model/file-name.ts'
import type { Library, LibraryEntry } from '../model/library.ts'
import type { ReadFont } from './font-thread.ts'
import type { FileRow, FileStore } from './file-store.ts'
import { rememberingReader } from './read-file.ts'

export interface NewFile {
  content: Buffer
  /** File name. */
  name: string
  licence: string
  by: string
}

/** A file that is sent in parts, because many visitors may download a large one at the same time. */
export interface OpenFile {
  /** Name of the uploaded file; that of its address while nobody knows it. */
  name: string
  /** Bytes. */
  size: number
  /** The content, or a part of it: first and last byte. */
  read(part?: { first: number; last: number }): Readable
}

/** Files of the media library that are no pictures. Calls throw ContentUnavailable while the store is unavailable. */
export interface FileLibrary {
  /** Newest first. */
  list(): Promise<LibraryFile[]>
  /** What is known of every file, by address. */
  facts(): Promise<Library>
  /** The address that a file would have, and what is known of it. Throws StudioError if it is not acceptable. */
  examine(file: Pick<NewFile, 'content' | 'name'>): Promise<{ address: string; entry: LibraryEntry }>
  /** Throws StudioError if the file is not acceptable, or in the library already. */
  add(file: NewFile): Promise<LibraryFile>
  describe(address: string, licence: string): Promise<void>
  remove(address: string): Promise<void>
  /** Returns null if there is no such file. Files that this server has sent before need no store. */
  read(address: string): Promise<Buffer | null>
  /** As `read`, without the content in memory. */
  open(address: string): Promise<OpenFile | null>
}

interface LibraryParts {
  store: FileStore
  /** Folder of the copies on this server. */
  folder: string
  now: () => Date
  onFailure: (error: unknown) => void
  /** By default in the thread of the server. */
  readFont?: ReadFont | undefined
}

export function createFileLibrary({ store, folder, now, onFailure, readFont }: LibraryParts): FileLibrary {
  const readFile = rememberingReader(readFont)
  const copyOf = (address: string) => join(folder, basename(address))
  /** Names of uploaded files by address. */
  const names = new Map<string, string>()

  /** Leaves out what another version of the server has stored in a form unknown to this one. */
  async function list(): Promise<LibraryFile[]> {
    const rows = await whileThere(() => store.list())
    return rows.flatMap((row) => {
      try {
        return fileOf(row)
      } catch (error) {
        onFailure(new Error(`${fileAddressOf(row)} cannot be read`, { cause: error }))
        return []
      }
    })
  }
  return {
    list,
    facts: async () =>
      Object.fromEntries(
        (await list()).map((file) => [file.address, entryOf(file, { name: file.name, size: file.size })]),
      ),
    async examine(given) {
      const { content } = given
      const file = await readFile(content)
      const address = fileAddressOf(file)
      const name = cleanFileName(given.name, basename(address))
      return { address, entry: entryOf(file, { name, size: content.length }) }
    },
    async add({ content, licence, by, ...given }) {
      const file = await readFile(content)
      const address = fileAddressOf(file)
      const name = cleanFileName(given.name, basename(address))
      const isNew = await whileThere(() =>
        store.add({ ...file, name, licence, uploadedAt: now().toISOString(), uploadedBy: by, content }),
      )
      const item = (await list()).find((each) => each.address === address)
      if (!item) throw new ContentUnavailable('the content store lost the file')
      if (!isNew) throw new StudioError('FileKnown', phrase`The file is in the library already`, { item })
      return item
    },
    describe: (address, licence) => whileThere(() => store.describe(nameOf(address).id, licence)),
    async remove(address) {
      await whileThere(() => store.remove(nameOf(address).id))
      await rm(copyOf(address), { force: true })
    },
    read,
    async open(address) {
      if (!readFileAddress(address)) return null
      const path = copyOf(address)
      const size = await sizeOf(path)
      if (size !== null)
        return {
          name: await uploadedName(address),
          size,
          read: (part) => createReadStream(path, streamed(part)),
        }
      const content = await read(address)
      if (!content) return null
      return {
        name: await uploadedName(address),
        size: content.length,
        read: (part) => Readable.from([part ? content.subarray(part.first, part.last + 1) : content]),
      }
    },
  }

  async function read(address: string): Promise<Buffer | null> {
    const name = readFileAddress(address)
    if (!name) return null
    const copy = await readDisk(copyOf(address)).catch(() => null)
    if (copy) return copy
    const stored = await whileThere(() => store.content(name))
    if (stored) await keep(copyOf(address), stored)
    return stored
  }

  /** Asks the store once; a file on the disk is sent without it. */
  async function uploadedName(address: string): Promise<string> {
    const known = names.get(address)
    if (known !== undefined) return known
    const name = await store.nameOf(nameOf(address).id).catch(() => null)
    if (name !== null) names.set(address, name)
    return name ?? basename(address)
  }

  /** Writes atomically. If the disk cannot be written, the file is read from the store each time. */
  async function keep(path: string, content: Buffer): Promise<void> {
    const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, content)
      await rename(draft, path)
    } catch {
      await rm(draft, { force: true })
    }
  }
}

function nameOf(address: string): FileName {
  const name = readFileAddress(address)
  if (!name) throw new StudioError('NotFound', phrase`There is no such file`)
  return name
}

/** Throws if the facts are unreadable. */
function fileOf(row: FileRow): LibraryFile {
  const { kind, name, size, licence, facts } = row
  const file = {
    address: fileAddressOf(row),
    name,
    size,
    licence,
    uploadedAt: row.uploaded_at,
    uploadedBy: row.uploaded_by,
  }
  return kind === 'font'
    ? { ...file, kind, font: Value.Parse(FontFacts, JSON.parse(facts)) }
    : { ...file, kind }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

const streamed = (part: { first: number; last: number } | undefined) =>
  part ? { start: part.first, end: part.last } : {}

function entryOf(
  { kind, font }: { kind: FileName['kind']; font?: FontFacts | null },
  facts: DownloadFacts,
): LibraryEntry {
  if (font) return { font }
  return kind === 'document' ? { download: facts } : { isSound: true }
}

/** Contains only calls of the store, so that other errors keep their names. */

async function whileThere<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new ContentUnavailable('the content store cannot be reached', { cause: error })
  }
}
