import { Type } from 'typebox'

/** A catalogue of texts: names nest, leaves are texts in i18next's format. */
export interface Messages {
  [name: string]: string | Messages
}

/** Keys: en-US, uz, ru for what players read; studio.uz, studio.ru for the help texts of the contracts. */
export const Messages = Type.Unsafe<Messages>(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())])),
)
