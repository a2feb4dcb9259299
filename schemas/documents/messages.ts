import { Type } from 'typebox'

/** A catalogue of texts: nested names with texts in i18next's format. */
export interface Messages {
  [name: string]: string | Messages
}

/** Keys: en-US, uz and ru for players' texts; studio.uz and studio.ru for the help texts of the contracts. */
export const Messages = Type.Unsafe<Messages>(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())])),
)
