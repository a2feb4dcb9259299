import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import type { StoredDocument } from '../../schemas/kinds/index.ts'
import { ContentUnavailable, type DocumentName } from '../../server/content/index.ts'
import { DraftAnswer, HeldAnswer, PicturesAnswer, PublishAnswer, type LibraryFile } from './answers.ts'

export interface StrapiOptions {
  /** Origin of Strapi. */
  url: string
  /** Strapi's SITE_TOKEN. */
  token: string
  /** Origin at which content managers open Strapi. Defaults to `url`. */
  adminUrl?: string
  /** Request timeouts in milliseconds. */
  timeouts?: { read: number; write: number }
  /** Bytes of the longest answer that is read. */
  maxAnswerBytes?: number
}

/** A file of Strapi's media library, or the reason why there is none. */
export type FetchedFile = { content: Buffer } | { fault: 'missing' | 'tooLarge' }

/** The content of Strapi at one point in time. */
export interface Held extends HeldAnswerOf {
  /** Changes whenever any of the other fields changes. */
  revision: string
}
type HeldAnswerOf = Static<typeof HeldAnswer>

/** A draft to be saved. */
export interface DraftToSave extends StoredDocument {
  /** Revision of the draft that was read, null for none. If omitted, any draft is overwritten. */
  revision?: number | null
  /** If omitted, unchanged. */
  replaces?: string | null
  along?: readonly DocumentName[]
}

export interface DraftToDrop extends DocumentName {
  revision: number | null
}

/** Bytes: many times the documents of a large site. */
const maxAnswerBytes = 64 * 1024 * 1024
const defaultTimeouts = { read: 5_000, write: 60_000 }

const describe = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it takes too long to answer'
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Client for the Strapi of `cms/`. Every failure becomes ContentUnavailable. */
export class StrapiService {
  #held: Held | null = null
  readonly #timeouts: { read: number; write: number }

  constructor(readonly options: StrapiOptions) {
    this.#timeouts = options.timeouts ?? defaultTimeouts
  }

  /** Returns every document with its published version and its draft. */
  async held(): Promise<Held> {
    const known = this.#held
    const { status, headers, body } = await this.#ask('documents', {
      method: 'GET',
      headers: known ? { 'if-none-match': known.revision } : {},
      timeouts: this.#timeouts.read,
    })
    if (status === 304 && known) return known
    const revision = headers.get('etag')
    if (status !== 200 || revision === null) throw rejected(status)
    this.#held = { ...read(HeldAnswer, body), revision }
    return this.#held
  }

  /** Publishes all documents or none. Drafts waiting for their own publication are left alone. */
  async publish(
    documents: readonly StoredDocument[],
    removed: readonly DocumentName[],
    author: string,
  ): Promise<void> {
    const names = removed.map(({ kind, key }) => ({ kind, key }))
    const { status, body } = await this.#write('publish', { documents, removed: names, author })
    if (status !== 200) throw rejected(status)
    read(PublishAnswer, body)
  }

  /** Saves and discards drafts, all or none. Returns null if one of them has changed since it was read. */
  async changeDrafts(
    saved: readonly DraftToSave[],
    dropped: readonly DraftToDrop[],
    author: string,
  ): Promise<number[] | null> {
    const { status, body } = await this.#write('draft', { saved, dropped, author })
    if (status !== 200 && status !== 409) throw rejected(status)
    return read(DraftAnswer, body).revisions
  }

  /** Returns the entries of Strapi's media library for those of the given addresses that exist. */
  async pictures(addresses: readonly string[]): Promise<LibraryFile[]> {
    const { status, body } = await this.#ask('pictures', {
      ...asJson({ addresses }),
      timeouts: this.#timeouts.read,
    })
    if (status !== 200) throw rejected(status)
    return read(PicturesAnswer, body).pictures
  }

  /** Returns the path of an address of Strapi's origin; null for other addresses. */
  pathOf(address: string): string | null {
    const { url, adminUrl = url } = this.options
    if (!URL.canParse(address, url)) return null
    const { origin, pathname } = new URL(address, url)
    return [url, adminUrl].some((own) => new URL(own).origin === origin) ? pathname : null
  }

  /** Fetches a file of Strapi's media library. */
  async file(path: string, maxBytes: number): Promise<FetchedFile> {
    // Assigned instead of resolved, so that a path can never lead to another origin.
    const address = new URL(this.options.url)
    address.pathname = path
    try {
      const response = await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeouts.read),
      })
      if (response.ok) return await readAtMost(response, maxBytes)
      await response.body?.cancel()
      if (response.status < 500) return { fault: 'missing' }
      throw rejected(response.status)
    } catch (error) {
      throw connectionFailure(error)
    }
  }

  #write(path: string, body: object) {
    return this.#ask(path, {
      ...asJson(body),
      timeouts: this.#timeouts.write,
    })
  }

  async #ask(path: string, { timeouts, headers, ...request }: AskOptions) {
    const { url, token } = this.options
    try {
      const response = await fetch(`${url}/api/site/${path}`, {
        ...request,
        headers: { ...headers, authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeouts),
      })
      const read = await readAtMost(response, this.options.maxAnswerBytes ?? maxAnswerBytes)
      if (!('content' in read)) throw new ContentUnavailable('Strapi answers more than can be taken')
      return { status: response.status, headers: response.headers, body: read.content.toString() }
    } catch (error) {
      throw connectionFailure(error)
    }
  }
}

const asJson = (body: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function readAtMost(response: Response, maxBytes: number): Promise<FetchedFile> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return { fault: 'tooLarge' }
    chunks.push(chunk)
  }
  return { content: Buffer.concat(chunks) }
}

function connectionFailure(error: unknown): ContentUnavailable {
  if (error instanceof ContentUnavailable) return error
  return new ContentUnavailable(`Strapi cannot be asked: ${describe(error)}`, { cause: error })
}

interface AskOptions {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeouts: number
}

function rejected(status: number): ContentUnavailable {
  const hint = status === 401 || status === 403 ? ': is CONTENT_SERVICE_TOKEN its SITE_TOKEN?' : ''
  return new ContentUnavailable(`Strapi answered with ${status}${hint}`)
}

function read<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  const value = parse(text)
  if (Value.Check(schema, value)) return value
  throw new ContentUnavailable('Strapi answered with something that it does not say to sites')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
