import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ImportChange } from '../../../schemas/studio/imports.ts'
import type { StudioContext } from '../studio-context.ts'
import { filesIn, knownFiles } from './compare-sites.ts'
import type { ExportContent } from './read-export.ts'

/** Addresses of files that an import has added to the library. */
export interface AddedFiles {
  pictures: string[]
  others: string[]
}

/** Adds the pictures and other files that the documents use and the library lacks. */
export async function addFiles(
  context: Pick<StudioContext, 'gateway' | 'registry'>,
  changes: readonly ImportChange[],
  { pictures, files }: ExportContent,
  by: string,
): Promise<AddedFiles> {
  const { gateway } = context
  const used = new Set(changes.flatMap(({ after }) => (after ? filesIn(after, context) : [])))
  const known = await knownFiles(context)
  const added: AddedFiles = { pictures: [], others: [] }
  try {
    for (const { address, ...picture } of pictures) {
      if (!used.has(address) || (await gateway.media.find(address))) continue
      if (await isAdded(gateway.media.add({ ...picture, by }))) added.pictures.push(address)
    }
    for (const { address, name, licence, content } of files) {
      if (!used.has(address) || known.has(address)) continue
      if (await isAdded(gateway.files.add({ content, name, licence, by }))) added.others.push(address)
    }
  } catch (error) {
    await removeAdded(context, added)
    throw error
  }
  return added
}

/** False if somebody else has uploaded it just now. */
async function isAdded(adding: Promise<unknown>): Promise<boolean> {
  try {
    await adding
    return true
  } catch (error) {
    if (error instanceof StudioError && (error.type === 'PictureKnown' || error.type === 'FileKnown'))
      return false
    throw error
  }
}

export async function removeAdded(
  { gateway }: Pick<StudioContext, 'gateway'>,
  { pictures, others }: AddedFiles,
): Promise<void> {
  for (const address of pictures) await gateway.media.remove(address).catch(() => undefined)
  for (const address of others) await gateway.files.remove(address).catch(() => undefined)
}
