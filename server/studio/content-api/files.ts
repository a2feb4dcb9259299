import { ContentApiError } from '../../../schemas/content-api/errors.ts'
import type { ContentAnswer, ContentInput } from '../../../schemas/content-api/operations.ts'
import type { LibraryFile } from '../../../schemas/studio/answers.ts'
import type { TokenCaller } from '../accounts/tokens.ts'
import type { StudioContext } from '../studio-context.ts'

export const fileOf = (item: LibraryFile): ContentAnswer<'files.add'> => {
  const { address, kind, name, size, licence, uploadedAt, uploadedBy } = item
  return { address, kind, name, size, licence, uploadedAt, uploadedBy }
}

/** Adds an uploaded font, sound or file to download to the media library. */
export async function addFile(
  { gateway }: StudioContext,
  { user }: TokenCaller,
  { name, licence }: ContentInput<'files.add'>,
  file: Buffer | undefined,
): Promise<ContentAnswer<'files.add'>> {
  if (!file)
    throw new ContentApiError('InvalidParameters', 'Send the file as application/octet-stream', { path: '' })
  return fileOf(await gateway.files.add({ content: file, name, licence: licence.trim(), by: user.name }))
}
