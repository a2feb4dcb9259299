import { type BuiltInLocale } from '../../schemas/locale.ts'
import type { StoredDocument } from '../../schemas/kinds/index.ts'
import { libraryOfStrapi } from '../../schemas/documents/reference.ts'
import { mediaLimits } from '../../schemas/media.ts'
import { MediaAlt } from '../../schemas/studio/calls.ts'
import { StudioError, type StudioErrorType } from '../../schemas/studio/errors.ts'
import {
  ContentUnavailable,
  documentName,
  fits,
  mapDocumentTexts,
  type MediaLibrary,
  type MediaSource,
  type Registry,
} from '../../server/content/index.ts'
import { errorAt, inDocument, type DocumentIssue, type Issue } from '../../schemas/issue.ts'
import type { LibraryFile } from './answers.ts'
import type { StrapiService } from './strapi-service.ts'
import { phrase, quoted, type Phrase } from '../../schemas/phrase.ts'

/** Milliseconds spent on fetching files in one import; the rest follows in the next one. */
const fetchingTime = 10_000
const maxNameLength = 200

/** Documents with Strapi's pictures replaced by those of the site's library. */
export interface ImportedDocuments {
  documents: StoredDocument[]
  /** Issues of documents with pictures that cannot be imported, by document name. */
  issues: ReadonlyMap<string, readonly DocumentIssue[]>
  /** Whether to try again even if nothing changes, because Strapi did not deliver a file this time. */
  isOwing: boolean
}

/** The result for a file. `isPassing`: a retry may succeed. `isNoPicture`: it may be a film. */
type Outcome =
  | { address: string }
  | { issueAt: (path: string) => Issue; isPassing?: boolean; isNoPicture?: boolean }

interface PicturesParts {
  service: StrapiService
  media: MediaLibrary
  registry: Registry
  /** A monotonic clock, in milliseconds. */
  clock?: () => number
}

/** Imports the pictures of Strapi's media library that documents use into the site's library. */
export class StrapiPictures {
  constructor(readonly parts: PicturesParts) {}

  /** Throws ContentUnavailable while Strapi or the store is unavailable. */
  async importPictures(documents: readonly StoredDocument[]): Promise<ImportedDocuments> {
    const outcomes = await this.#take(new Set(documents.flatMap((document) => this.#pathsIn(document))))
    const imported: ImportedDocuments['documents'] = []
    const issues = new Map<string, readonly DocumentIssue[]>()
    for (const document of outcomes.size > 0 ? documents : []) {
      const found: DocumentIssue[] = []
      const own = this.#mapPictures(document, (address, path, pointer) => {
        const outcome = outcomes.get(path)
        if (!outcome) return address
        if ('address' in outcome) return outcome.address
        // Films and subtitles may stay on Strapi's host; the settings decide whether players may load them
        // from there.
        if (outcome.isNoPicture === true && address !== path) return address
        found.push(inDocument(documentName(document), outcome.issueAt(pointer)))
        return address
      })
      if (found.length > 0) issues.set(documentName(document), found)
      else imported.push(own)
    }
    return {
      documents: outcomes.size > 0 ? imported : [...documents],
      issues,
      isOwing: [...outcomes.values()].some((outcome) => 'isPassing' in outcome),
    }
  }

  #pathsIn(document: StoredDocument): string[] {
    const paths: string[] = []
    // Most documents contain no such address, so skip walking them.
    if (!JSON.stringify(document.body).includes(libraryOfStrapi)) return paths
    this.#mapPictures(document, (address, path) => {
      paths.push(path)
      return address
    })
    return paths
  }

  /** Rewrites the addresses of Strapi's library in fields whose contract is a picture address. */
  #mapPictures(
    document: StoredDocument,
    visit: (address: string, path: string, pointer: string) => string,
  ): StoredDocument {
    const { registry, service } = this.parts
    return mapDocumentTexts(document, registry, (text, schema, pointer) => {
      if (schema['picks'] !== 'picture' && schema['picks'] !== 'icon') return text
      const path = service.pathOf(text)
      return path?.startsWith(libraryOfStrapi) === true ? visit(text, path, pointer) : text
    })
  }

  async #take(paths: ReadonlySet<string>): Promise<Map<string, Outcome>> {
    const outcomes = new Map<string, Outcome>()
    if (paths.size === 0) return outcomes
    const { service, media, clock = () => performance.now() } = this.parts
    const files = new Map((await service.pictures([...paths])).map((file) => [file.address, file]))
    const taken = await media.taken([...files.values()].map(sourceOf))
    const end = clock() + fetchingTime
    for (const path of paths) {
      const address = taken.get(path)
      const file = files.get(path)
      if (address !== undefined) outcomes.set(path, { address })
      else if (file) outcomes.set(path, await this.#fetch(file, clock() > end))
      else outcomes.set(path, { issueAt: missing(path) })
    }
    return outcomes
  }

  async #fetch(file: LibraryFile, isLate: boolean): Promise<Outcome> {
    if (!file.mime.startsWith('image/'))
      return { issueAt: rejectedPicture(file, phrase`it is ${file.mime}`), isNoPicture: true }
    const alt = { uz: file.alternativeText.trim(), ru: file.caption.trim() }
    if (!fits(MediaAlt, alt)) return { issueAt: wordless(file) }
    if (isLate) return { issueAt: unfetched(file, phrase`there are many pictures to fetch`), isPassing: true }
    const { service } = this.parts
    const fetched = await service.file(file.address, mediaLimits.bytes).catch(unavailable)
    if (fetched instanceof ContentUnavailable)
      return { issueAt: unfetched(file, quoted(fetched.message)), isPassing: true }
    if ('content' in fetched) return this.#add(file, fetched.content, alt)
    if (fetched.fault === 'missing') return { issueAt: missing(file.address) }
    return {
      issueAt: rejectedPicture(file, phrase`it is larger than ${mediaLimits.bytes / 1024 ** 2} megabytes`),
    }
  }

  async #add(file: LibraryFile, content: Buffer, alt: Record<BuiltInLocale, string>): Promise<Outcome> {
    const { media } = this.parts
    const source = sourceOf(file)
    const name = file.name.slice(0, maxNameLength)
    try {
      return await media.add({ content, name, alt, by: 'Strapi', source })
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
      // The same file was uploaded in the Studio or exists at two addresses in Strapi.
      const known =
        error.type === 'PictureKnown' ? (await media.taken([source])).get(source.source) : undefined
      return known === undefined ? { issueAt: rejectedPicture(file, whyNot(error)) } : { address: known }
    }
  }
}

const sourceOf = ({ address, changedAt }: LibraryFile): MediaSource => ({
  source: address,
  mark: String(changedAt),
})

function unavailable(error: unknown): ContentUnavailable {
  if (error instanceof ContentUnavailable) return error
  throw error
}

/** Messages for the field that contains the picture: they name the file by its address. */
const rejections: Partial<Record<StudioErrorType, Phrase>> = {
  PictureUnreadable: phrase`it is damaged or not a picture`,
  PictureMoves: phrase`it is animated`,
  PictureTooLarge: phrase`it is too large`,
  PictureKindUnknown: phrase`its file type is not supported`,
}

const whyNot = ({ type, message }: StudioError) => rejections[type] ?? quoted(message)

const pictureIssue = (code: string, message: Phrase, hint: Phrase) => (path: string) =>
  errorAt(path, code, message, hint)

const missing = (path: string) =>
  pictureIssue(
    'unknown-picture',
    phrase`The Strapi media library has no file ${path}`,
    phrase`Choose an existing file, or a picture from the Studio’s media library`,
  )

const wordless = ({ address }: LibraryFile) =>
  pictureIssue(
    'missing-alt-text',
    phrase`The Strapi media library does not describe in both languages what ${address} shows`,
    phrase`Add it there: in Uzbek as the alternative text of the file, in Russian as its caption, at most 200 characters each`,
  )

const unfetched = ({ address }: LibraryFile, why: Phrase) =>
  pictureIssue(
    'picture-unavailable',
    phrase`The picture ${address} could not be fetched from Strapi: ${why}`,
    phrase`The site will try again automatically`,
  )

const rejectedPicture = ({ address }: LibraryFile, why: Phrase) =>
  pictureIssue(
    'unsupported-picture',
    phrase`The Strapi file ${address} cannot be used as a picture: ${why}`,
    phrase`Choose an undamaged JPEG, PNG, WebP, AVIF or SVG without animation`,
  )
