import { bodyContract, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'

/** Whether every document of a kind has a title in each language, by which lists name it. */
export function hasTitle(kind: DocumentKind): boolean {
  const contract: JsonSchema = { ...bodyContract(kind, '') }
  const { required } = contract
  return Array.isArray(required) && required.includes('title')
}
