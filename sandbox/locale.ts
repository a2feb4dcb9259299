/** The languages in which this platform answers. It is separate from the site, whose languages are content. */
import { builtInCodes, isBuiltIn, type BuiltInLocale } from '../schemas/locale.ts'

export { builtInLocales as locales, defaultLocale } from '../schemas/locale.ts'
export type Locale = BuiltInLocale
export const localeCodes = builtInCodes
export const isLocale = isBuiltIn
