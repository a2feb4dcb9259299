import { documentContracts, type DocumentKind } from '../../../schemas/documents/index.ts'

/** The contract of a document's body; undefined: unknown settings document. */
export function documentContractOf(kind: DocumentKind, name: string): unknown {
  if (kind !== 'settings') return documentContracts[kind].body
  return Object.entries(documentContracts.settings.body).find(([key]) => key === name)?.[1]
}
