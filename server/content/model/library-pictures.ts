import type { Localized } from '../../../schemas/documents/localized.ts'
import type { FocalPoint } from '../../../schemas/media.ts'

/** What pages need to know of the pictures of the media library, by address: alternative text and focal point. */
export type LibraryPictures = Readonly<Record<string, Localized<string> & { readonly focus?: FocalPoint }>>
