import { mediaPlaceLimits, trimmedFolder, trimmedTags } from '../../../schemas/media-folders.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { StudioContext } from '../studio-context.ts'

/** Moves pictures and changes their tags, all or none, and returns the library. */
export async function arrangePictures(
  { gateway: { media } }: StudioContext,
  { addresses, folder, addTags, removeTags }: StudioParams<'media.arrange'>,
): Promise<MediaItem[]> {
  const known = new Set((await media.list()).map(({ address }) => address))
  const unique = [...new Set(addresses)]
  if (unique.some((address) => !known.has(address)))
    throw new StudioError('NotFound', phrase`There is no such picture`)
  const full = await media.arrange(unique, {
    folder: folder === undefined ? folder : trimmedFolder(folder),
    addTags: addTags && trimmedTags(addTags),
    removeTags,
  })
  if (full.length > 0)
    throw new StudioError('TooManyTags', phrase`A picture may have ${mediaPlaceLimits.tags} tags at most`, {
      pictures: full,
    })
  return media.list()
}

/** Renames a folder and returns the library. */
export async function renameFolder(
  { gateway: { media } }: StudioContext,
  { folder, to }: StudioParams<'media.renameFolder'>,
): Promise<MediaItem[]> {
  const { pictures, tooDeep } = await media.moveFolder(trimmedFolder(folder), trimmedFolder(to))
  if (pictures === 0) throw new StudioError('NotFound', phrase`There is no such folder`)
  if (tooDeep !== undefined)
    throw new StudioError('FolderTooDeep', phrase`${tooDeep} has more than ${mediaPlaceLimits.depth} names`, {
      folder: tooDeep,
    })
  return media.list()
}
