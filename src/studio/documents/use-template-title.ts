import type { DocumentTemplate } from './templates/templates.ts'
import { useDocumentName } from './use-document-name.ts'

/** Names what a template makes: a document of a fixed name as in lists, a theme by its name. */
export function useTemplateTitle(): (template: DocumentTemplate) => string | undefined {
  const titleOf = useDocumentName()
  return ({ kind, key, name }) => (key === undefined ? name : titleOf({ kind, key }))
}
