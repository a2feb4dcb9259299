import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { missingTranslation } from '../../../../../schemas/explain-errors.ts'
import { builtInCodes } from '../../../../../schemas/locale.ts'
import { localizedValues } from '../../../model/localized-values.ts'
import type { DocumentStep } from '../../context.ts'
import { isBlank } from './is-blank.ts'

/**
 * Checks that every text exists in every built-in language. Those of added languages are completed. Catalogues are
 * excepted: they have one document for each language and a fallback.
 */
export const translationsStep: DocumentStep = {
  name: 'translations',
  run: (draft) => ({
    draft,
    issues: localizedValues(draft.document).flatMap(({ value, pointer }) =>
      builtInCodes
        .filter((locale) => isMissing(value[locale]))
        .map((locale) => missingTranslation(pointerTo(pointer, locale), locale)),
    ),
  }),
}

function isMissing(text: unknown): boolean {
  return text === undefined || (typeof text === 'string' && isBlank(text))
}
