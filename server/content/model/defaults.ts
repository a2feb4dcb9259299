import { isCatalogue, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DefaultCatalogues } from '../read/compile/site-config.ts'
import { isStoredDocument } from './contracts.ts'

const files = import.meta.glob('../../../schemas/defaults/**/*.json', { eager: true, import: 'default' })

/** The documents of a fresh installation; part of the build. */
export const defaultDocuments: readonly StoredDocument[] = Object.entries(files).map(([file, content]) => {
  if (!isStoredDocument(content)) throw new Error(`${file} is no document`)
  return content
})

export function cataloguesOf(documents: readonly StoredDocument[]): DefaultCatalogues {
  const catalogues = documents.filter(({ kind }) => isCatalogue(kind))
  return Object.fromEntries(catalogues.map(({ key, body }) => [key, body]))
}
