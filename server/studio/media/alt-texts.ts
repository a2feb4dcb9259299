import type { Static } from 'typebox'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { inBuiltIn, isLocaleCode, type Locale } from '../../../schemas/locale.ts'
import { altFieldOf, type MediaUpload } from '../../../schemas/studio/calls.ts'

/** Alternative texts without the spaces around them. */
export const trimmedAlt = (alt: Localized<string>): Localized<string> => ({
  ...Object.fromEntries(Object.entries(alt).map(([locale, text]) => [locale, text.trim()])),
  ...inBuiltIn((code) => alt[code].trim()),
})

/** The alternative texts in the fields of an upload. */
export function uploadedAlt({ altUz, altRu, ...fields }: Static<typeof MediaUpload>): Localized<string> {
  const added = Object.entries(fields).flatMap(([name, text]): [Locale, string][] => {
    const locale = name.slice(3).toLowerCase()
    const isText = typeof text === 'string' && isLocaleCode(locale) && name === altFieldOf(locale)
    return isText ? [[locale, text]] : []
  })
  return trimmedAlt({ ...Object.fromEntries(added), uz: altUz, ru: altRu })
}
