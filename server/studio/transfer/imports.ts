import { phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { documentName } from '../../content/index.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { titleOf } from '../documents/titles.ts'
import { checkChanges, findDifference, knownFiles } from './compare-sites.ts'
import { deleteExpiredImports, importTtlMs } from './expired-imports.ts'
import type { OtherSite } from './fetch-export.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readExport, type ExportContent, type ExportedFile, type ExportedPicture } from './read-export.ts'

/** Throws StudioError, with the name of the file, if one is not acceptable or not the one that it should be. */
async function assertFilesFit(
  { gateway }: Pick<StudioContext, 'gateway'>,
  files: readonly ExportedFile[],
): Promise<void> {
  const known = await knownFiles({ gateway })
  for (const { address, name, content } of files) {
    if (known.has(address)) continue
    const found = await gateway.files.examine({ content, name }).catch((error: unknown) => {
      // Fonts that this server cannot read now may be sound.
      if (!(error instanceof StudioError) || error.type === 'Unavailable') throw error
      throw new StudioError('ExportUnreadable', phrase`The file ${name}: ${error.phrase}`, { file: address })
    })
    if (found.address !== address)
      throw new StudioError(
        'ExportUnreadable',
        phrase`The file ${name} is not the one that its address names`,
        {
          file: address,
        },
      )
  }
}

/** As `assertFilesFit`, for pictures. */
async function assertPicturesFit(
  { gateway }: Pick<StudioContext, 'gateway'>,
  pictures: readonly ExportedPicture[],
): Promise<void> {
  for (const { address, name, content } of pictures) {
    if (await gateway.media.find(address)) continue
    const found = await gateway.media.examine(content).catch((error: unknown) => {
      if (!(error instanceof StudioError)) throw error
      throw new StudioError('ExportUnreadable', phrase`The picture ${name}: ${error.phrase}`, {
        file: address,
      })
    })
    // An address contains the hash of the file, for a drawing of the cleaned one.
    if (found !== address)
      throw new StudioError(
        'ExportUnreadable',
        phrase`The picture ${name} is not the one that its address names, or it contains code`,
        { file: address },
      )
  }
}

async function describe(
  context: StudioContext,
  caller: Caller,
  id: number,
  content: ExportContent,
): Promise<ImportAnswer> {
  const { changes, ...difference } = await findDifference(context, caller, content)
  const issues = await checkChanges(context, changes, content)
  const { source, isWhole } = content.manifest
  return {
    id,
    source,
    isWhole,
    ...difference,
    changes: changes.map((change) => {
      const title = titleOf((change.after ?? change.before)?.body ?? {})
      return {
        ...change,
        ...(title !== undefined && { title }),
        issues: issues.filter(({ document }) => document === documentName(change)),
      }
    }),
  }
}

/**
 * Keeps an exported file for a day, in place of the user's former one, and returns what it would change. Throws Busy if
 * the server is importing or exporting content already, as all imports do.
 */
export function addImport(context: StudioContext, caller: Caller, file: Buffer): Promise<ImportAnswer> {
  return oneAtATime(context, () => add(context, caller, file))
}

/** As `addImport`, with the content of another site. Throws Busy before that site is asked. */
export function pullImport(context: StudioContext, caller: Caller, site: OtherSite): Promise<ImportAnswer> {
  return oneAtATime(context, async () => add(context, caller, await context.fetchExport(site)))
}

async function add(context: StudioContext, caller: Caller, file: Buffer): Promise<ImportAnswer> {
  const { database, now } = context
  const content = await readExport(file)
  await assertPicturesFit(context, content.pictures)
  await assertFilesFit(context, content.files)
  await deleteExpiredImports(context)
  await database.deleteFrom('imports').where('user_id', '=', caller.user.id).execute()
  const { id } = await database
    .insertInto('imports')
    .values({ user_id: caller.user.id, created_at: now(), file })
    .returning('id')
    .executeTakeFirstOrThrow()
  return describe(context, caller, id, content)
}

/** The content of an import of the caller. Throws NotFound. */
export async function readImport(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  { user }: Caller,
  id: number,
): Promise<ExportContent> {
  const row = await database
    .selectFrom('imports')
    .select('file')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('created_at', '>', now() - importTtlMs)
    .executeTakeFirst()
  if (!row) throw new StudioError('NotFound', phrase`This import is not kept any more. Choose the file again`)
  return readExport(row.file)
}

export function openImport(context: StudioContext, caller: Caller, id: number): Promise<ImportAnswer> {
  return oneAtATime(context, async () => describe(context, caller, id, await readImport(context, caller, id)))
}
