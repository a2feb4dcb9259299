import { bodyContract, type DocumentKind } from '../../../../schemas/kinds/index.ts'
import { fieldName, plainFieldsOf, type PlainField } from '../../../../schemas/documents/plain-fields.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'

export interface KindToChange {
  kind: DocumentKind
  documents: readonly DocumentSummary[]
  fields: readonly PlainField[]
}

/** Fields that all these documents of a kind have. */
function fieldsOf(kind: DocumentKind, documents: readonly DocumentSummary[]): readonly PlainField[] {
  const contracts = new Map(documents.map(({ key }) => [bodyContract(kind, key), key]))
  const [first, ...others] = contracts.values()
  if (first === undefined) return []
  const known = others.map(
    (key) => new Map(plainFieldsOf(kind, key).map(({ path, schema }) => [fieldName(path), schema])),
  )
  return plainFieldsOf(kind, first).filter(({ path, schema }) =>
    known.every((fields) => JSON.stringify(fields.get(fieldName(path))) === JSON.stringify(schema)),
  )
}

/** The kinds of the selected documents with the fields that can be changed in all of them. */
export function kindsToChange(documents: readonly DocumentSummary[]): KindToChange[] {
  return [...new Set(documents.map(({ kind }) => kind))]
    .map((kind) => {
      const own = documents.filter((document) => document.kind === kind)
      return { kind, documents: own, fields: fieldsOf(kind, own) }
    })
    .filter(({ fields }) => fields.length > 0)
}
