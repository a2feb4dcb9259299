import { trimmedFolder, trimmedTags } from '../../../schemas/media-folders.ts'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { usesOf } from '../rename/uses.ts'
import { trimmedAlt } from './alt-texts.ts'
import type { StudioContext } from '../studio-context.ts'

export async function assertThere({ gateway }: StudioContext, address: string): Promise<void> {
  if (!(await gateway.media.find(address)))
    throw new StudioError('NotFound', phrase`There is no such picture`)
}

/** Sets the alternative text of a picture, focal point, folder and tags if they are sent, and returns the library. */
export async function describePicture(
  context: StudioContext,
  { address, alt, focus, folder, tags }: StudioParams<'media.describe'>,
): Promise<MediaItem[]> {
  const { media } = context.gateway
  await assertThere(context, address)
  await media.describe(address, trimmedAlt(alt))
  if (focus !== undefined) await media.focus(address, focus)
  await media.place(address, {
    ...(folder !== undefined && { folder: trimmedFolder(folder) }),
    ...(tags && { tags: trimmedTags(tags) }),
  })
  return media.list()
}

/** Deletes a picture that no document uses, and returns the library. */
export async function removePicture(
  context: StudioContext,
  { address }: StudioParams<'media.remove'>,
): Promise<MediaItem[]> {
  const { media } = context.gateway
  await assertThere(context, address)
  const uses = await usesOf(context, { kind: 'media', key: address })
  if (uses.length > 0) throw new StudioError('PictureUsed', phrase`Documents show this picture`, { uses })
  await media.remove(address)
  return media.list()
}
