import type { Localized } from '../../../schemas/documents/localized.ts'

/** Alternative texts of the pictures of the media library, by address. */
export type AltTexts = Readonly<Record<string, Localized<string>>>
