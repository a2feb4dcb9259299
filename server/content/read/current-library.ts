import { defaultLocale } from '../../../schemas/locale.ts'
import type { FileLibrary } from '../files/file-library.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { Library, LibraryEntry } from '../model/library.ts'

interface Sources {
  media: Pick<MediaLibrary, 'pictures'>
  files: Pick<FileLibrary, 'facts'>
  /** The library of the current snapshot. */
  inSnapshot: () => Library
  log: { error(details: unknown, message: string): void }
}

/**
 * What is known of the files of the library. If pictures or other files cannot be read, those of the current snapshot
 * take their place, so that one failure does not hide the rest.
 */
export async function currentLibrary({ media, files, inSnapshot, log }: Sources): Promise<Library> {
  const fallback = (what: 'pictures' | 'files') => (error: unknown) => {
    log.error(error, `content: ${what} of the library cannot be read`)
    const isWanted = (entry: LibraryEntry) => defaultLocale in entry === (what === 'pictures')
    return Object.fromEntries(Object.entries(inSnapshot()).filter(([, entry]) => isWanted(entry)))
  }
  const [pictures, others] = await Promise.all([
    media.pictures().catch(fallback('pictures')),
    files.facts().catch(fallback('files')),
  ])
  return { ...pictures, ...others }
}
