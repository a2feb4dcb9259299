import { isForm, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { lastVersion } from '../documents/archive.ts'
import type { StudioContext } from '../studio-context.ts'

/**
 * A form as players see it, or as they last saw it if it was removed, together with the form that it replaces: a money
 * form stays one when it is renamed, or removed and begun again. Nothing for other documents, whose rule does not
 * depend on their content.
 */
export async function publishedForms(
  context: Pick<StudioContext, 'gateway'>,
  { kind, key }: DocumentName,
  replaces: string | null,
): Promise<Pick<StoredDocument, 'kind' | 'body'>[]> {
  if (!isForm(kind)) return []
  const keys = replaces === null ? [key] : [key, replaces]
  const versions = await Promise.all(
    keys.map(async (each) => {
      const [published] = await context.gateway.documents({ kind, key: each })
      return published ?? (await lastVersion(context, { kind, key: each }))
    }),
  )
  return versions.filter((version) => version !== null)
}
