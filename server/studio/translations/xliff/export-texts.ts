import type { StudioParams } from '../../../../schemas/studio/calls.ts'
import { maxXliffLength } from '../../../../schemas/studio/calls/translations.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import type { TranslationExport } from '../../../../schemas/studio/translations.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { definitionOf } from '../../../../schemas/locale.ts'
import { documentName } from '../../../content/index.ts'
import { toIsoTime, type StudioContext } from '../../studio-context.ts'
import { sourceOf } from '../site-texts.ts'
import { writeXliff } from './xliff-writer.ts'

/** A file with the texts in the given states, except those that have no source. */
export async function exportTexts(
  { translations, now }: Pick<StudioContext, 'translations' | 'now'>,
  { locale, states, documents }: StudioParams<'translations.export'>,
): Promise<TranslationExport> {
  const { documents: all, judged } = await translations.read(locale)
  const { languages } = all
  const wanted = documents && new Set(documents.map(documentName))
  const files = judged
    .filter((each) => !wanted || wanted.has(documentName(each)))
    .map((document) => ({
      name: documentName(document),
      units: document.units
        .filter(({ unit, state }) => unit.sourceText !== '' && states.includes(state))
        .map(({ unit, state }) => ({ ...unit, source: unit.sourceText, target: unit.targetText, state })),
    }))
    .filter(({ units }) => units.length > 0)
  const count = files.reduce((sum, { units }) => sum + units.length, 0)
  if (count === 0) throw new StudioError('NotFound', phrase`There are no such texts`)
  const xliff = writeXliff(files, {
    from: definitionOf(languages, sourceOf(languages, locale)),
    to: languages.find(({ code }) => code === locale) ?? { language: locale },
  })
  if (xliff.length > maxXliffLength)
    throw new StudioError(
      'InvalidParameters',
      phrase`The file would be too large to be imported again: choose fewer states or documents`,
    )
  return { name: `texts-${locale}-${toIsoTime(now()).slice(0, 10)}.xlf`, xliff, count }
}
