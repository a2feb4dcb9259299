import { isLocaleOf, type Locale } from '../../../schemas/locale.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { Translations, TranslationUnit } from '../../../schemas/studio/translations.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import type { StudioContext } from '../studio-context.ts'
import { named } from './count-texts.ts'
import { markPair } from './pair-store.ts'
import { sourceOf } from './site-texts.ts'
import { pairOf, type Judged } from './states.ts'

type Context = Pick<StudioContext, 'translations' | 'database' | 'now'>

const shown = ({ unit, state }: Judged): TranslationUnit => {
  const { path, place, source, target, format, maxLength } = unit
  return { path, place, source, target, format, ...(maxLength !== undefined && { maxLength }), state }
}

export async function listTranslations(
  { translations }: Pick<Context, 'translations'>,
  locale: Locale,
): Promise<Translations> {
  const { documents, judged } = await translations.read(locale)
  const { languages } = documents
  if (!isLocaleOf(languages, locale))
    throw new StudioError('NotFound', phrase`The site does not have this language`)
  return {
    locale,
    source: sourceOf(languages, locale),
    documents: judged.map((document) => ({ ...named(document), units: document.units.map(shown) })),
  }
}

/** Sets the state of a text. Throws NotFound without a text, Conflict if the caller has seen another one. */
export async function markTranslation(
  { translations, database, now }: Context,
  { kind, key, locale, path, source, target, mark }: StudioParams<'translations.mark'>,
  by: string,
): Promise<TranslationUnit> {
  const name = documentName({ kind, key })
  const find = async () => {
    const { judged } = await translations.read(locale)
    return judged
      .find((document) => documentName(document) === name)
      ?.units.find(({ unit }) => unit.path === path)
  }
  const found = await find()
  if (!found || found.state === 'missing')
    throw new StudioError('NotFound', phrase`There is no text that could be marked`)
  if (found.unit.source !== source || found.unit.target !== target)
    throw new StudioError('Conflict', phrase`The text has changed in the meantime`, { unit: shown(found) })
  await markPair(database, { document: name, locale, pair: pairOf(found.unit), mark, by, at: now() })
  return shown((await find()) ?? found)
}
