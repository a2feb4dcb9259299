import type { Locale } from '../../../schemas/locale.ts'

/** The address of a compiled form document. */
export const formAddress = (locale: Locale, key: string): string =>
  `/nfx/forms/${locale}/${encodeURIComponent(key)}`
