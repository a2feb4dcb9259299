import type { StudioParams } from '../../../../schemas/studio/calls.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import type { ImportResult } from '../../../../schemas/studio/translations.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { documentName, migrateDocument } from '../../../content/index.ts'
import type { Actor } from '../../actor.ts'
import type { StudioContext } from '../../studio-context.ts'
import { planImport, type PlannedText } from './check-import.ts'
import { canonicalText } from '../inline-codes.ts'
import { addPairs } from '../pair-store.ts'
import { withText } from '../set-text.ts'
import { pairOf } from '../states.ts'

type Context = Pick<StudioContext, 'translations' | 'drafts' | 'database' | 'now' | 'assertMayChange'>

/**
 * Saves the texts of a file as drafts, all or none. Throws Conflict if something has changed since the caller saw the
 * result, and NotAllowed.
 */
export async function importTexts(
  context: Context,
  { xliff, fingerprint, withOutdated }: StudioParams<'translations.import'>,
  by: Actor,
): Promise<ImportResult> {
  const plan = await planImport(context, xliff)
  if (plan.preview.fingerprint !== fingerprint)
    throw new StudioError('Conflict', phrase`Texts have changed in the meantime: check the file again`)
  const planned = withOutdated ? [...plan.changes, ...plan.outdated] : plan.changes
  const byDocument = new Map<string, PlannedText[]>()
  for (const each of planned) {
    const name = documentName(each.document)
    byDocument.set(name, [...(byDocument.get(name) ?? []), each])
  }
  const changed = [...byDocument].flatMap(([name, texts]) => {
    const found = plan.documents.find(name)
    if (!found) return []
    const document = migrateDocument(found.document)
    const body = texts.reduce((now, { unit, after }) => withText(now, unit.path, after), document.body)
    const { schemaVersion } = document
    const before = found.revision === null ? null : { schemaVersion, body: document.body }
    return [{ ...document, body, before, revision: found.revision }]
  })
  // Before anything is stored.
  context.assertMayChange(changed)
  // What was translated for another source stays outdated.
  await addPairs(
    context.database,
    planned
      .filter(({ sourceBefore }) => sourceBefore !== undefined)
      .map(({ document, unit, after, sourceBefore = '' }) => ({
        document: documentName(document),
        locale: plan.preview.locale,
        pairs: [pairOf({ ...unit, sourceText: sourceBefore, targetText: canonicalText(after, unit.format) })],
        at: context.now(),
      })),
  )
  const saved = await context.drafts.changeAll(
    {
      saved: changed.map(({ kind, key, schemaVersion, body, revision }) => ({
        kind,
        key,
        schemaVersion,
        body,
        revision,
      })),
    },
    by,
  )
  await context.translations.observe()
  return {
    count: planned.length,
    documents: saved.flatMap(({ revision }, index) => {
      const document = changed[index]
      if (!document) return []
      const { kind, key, before } = document
      return [{ kind, key, revision, before }]
    }),
  }
}
