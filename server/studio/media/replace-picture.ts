import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { documentName } from '../../content/index.ts'
import { readDocument } from '../documents/documents.ts'
import { prepareDrafts } from '../preview/prepare-drafts.ts'
import { pointElsewhere } from '../rename/point-elsewhere.ts'
import { usesOf } from '../rename/uses.ts'
import type { Actor } from '../actor.ts'
import type { StudioContext } from '../studio-context.ts'
import { assertThere } from './media.ts'

/** Replaces a picture by another one in drafts of all documents that use it, all or none, and returns these. */
export async function replacePicture(
  context: StudioContext,
  { address, to }: StudioParams<'media.replace'>,
  by: Actor,
): Promise<DocumentReference[]> {
  const { drafts, registry } = context
  await assertThere(context, to)
  const uses = await usesOf(context, { kind: 'media', key: address })
  const names = [
    ...new Map(uses.map(({ kind, key }) => [documentName({ kind, key }), { kind, key }])).values(),
  ]
  const changed = await Promise.all(
    names.map(async (name) => {
      const draft = await drafts.find(name)
      const document = draft?.document ?? (await readDocument(context, name))
      if (!document) return []
      const from = { kind: 'media', key: address } as const
      return [{ ...pointElsewhere(document, { from, to, registry }), revision: draft?.revision ?? null }]
    }),
  )
  await drafts.changeAll({ saved: changed.flat() }, by)
  prepareDrafts(context)
  return changed.flat().map(({ kind, key }) => ({ kind, key }))
}
