import type { LibraryFile } from '../../schemas/studio/answers.ts'
import type { StudioParams } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { phrase } from '../../schemas/phrase.ts'
import { usesOf } from './rename/uses.ts'
import type { StudioContext } from './studio-context.ts'

async function assertThere({ gateway }: StudioContext, address: string): Promise<void> {
  if ((await gateway.files.list()).some((file) => file.address === address)) return
  throw new StudioError('NotFound', phrase`There is no such file`)
}

/** Sets the licence of a file, and returns the files of the library. */
export async function describeFile(
  context: StudioContext,
  { address, licence }: StudioParams<'files.describe'>,
): Promise<LibraryFile[]> {
  await assertThere(context, address)
  await context.gateway.files.describe(address, licence.trim())
  return context.gateway.files.list()
}

/** Deletes a file that no document uses, and returns the files of the library. */
export async function removeFile(
  context: StudioContext,
  { address }: StudioParams<'files.remove'>,
): Promise<LibraryFile[]> {
  await assertThere(context, address)
  const uses = await usesOf(context, { kind: 'media', key: address })
  if (uses.length > 0) throw new StudioError('FileUsed', phrase`Documents use this file`, { uses })
  await context.gateway.files.remove(address)
  return context.gateway.files.list()
}
