import { documentContracts, type DocumentKind } from '../../../schemas/documents/index.ts'

/** Whether this is the name of a kind of document. */
export function isKind(value: string | undefined): value is DocumentKind {
  return value !== undefined && Object.hasOwn(documentContracts, value)
}
