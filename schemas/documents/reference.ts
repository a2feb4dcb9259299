import { Type } from 'typebox'

/** Kinds of documents that others name by their key. */
export type ReferredKind = 'form' | 'popup' | 'menu'

/** The key of another document; publication checks that it exists. */
export function documentKey(kind: ReferredKind, description: string) {
  return Type.String({ pattern: '^[a-z0-9][A-Za-z0-9._-]*$', reference: kind, description })
}

/** A path of this site without language prefix, such as /rules; publication checks that it leads somewhere. */
export function internalPath(description: string) {
  return Type.String({ pattern: '^/', maxLength: 2000, link: 'internal', description })
}
