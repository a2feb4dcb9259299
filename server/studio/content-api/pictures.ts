import { ContentApiError } from '../../../schemas/content-api/errors.ts'
import type { ContentAnswer, ContentInput } from '../../../schemas/content-api/operations.ts'
import { trimmedFolder } from '../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import type { TokenCaller } from '../accounts/tokens.ts'
import type { StudioContext } from '../studio-context.ts'

export const pictureOf = (item: MediaItem): ContentAnswer<'media.describe'> => {
  const { address, name, width, height, size, alt, focus, folder, tags, uploadedAt, uploadedBy } = item
  return {
    address,
    name,
    width,
    height,
    size,
    alt,
    focus,
    folder,
    tags,
    uploadedAt,
    uploadedBy,
  }
}

/** Adds an uploaded file to the media library. */
export async function addPicture(
  { gateway }: StudioContext,
  { user }: TokenCaller,
  { name, altUz, altRu, folder }: ContentInput<'media.add'>,
  file: Buffer | undefined,
): Promise<ContentAnswer<'media.add'>> {
  if (!file)
    throw new ContentApiError('InvalidParameters', 'Send the file as application/octet-stream', { path: '' })
  const alt = { uz: altUz.trim(), ru: altRu.trim() }
  const place = { folder: trimmedFolder(folder ?? '') }
  const added = await gateway.media.add({ content: file, name, alt, ...place, by: user.name })
  return { ...pictureOf(added), removed: added.removed }
}
