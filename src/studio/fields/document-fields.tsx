import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blockFieldsOf, bodyContract, type DocumentKind } from '../../../schemas/kinds/index.ts'
import { samplesField, withoutSamples } from '../../../schemas/documents/samples.ts'
import { setAt, type JsonPath } from '../json-path.ts'
import { ContractFields } from './contract-fields.tsx'
import styles from './fields.module.css'

const nothing: readonly string[] = []

/** What the editor passes to the fields of any part of a document. */
export interface PartProps {
  body: Record<string, unknown>
  /** Changes an immer draft of the body; successive changes at the same place are undone together. */
  edit: (recipe: (draft: Record<string, unknown>) => void, place: string) => void
  isReadOnly: boolean
  /** Issue messages by field id: `field` followed by the JSON pointer. */
  messages: ReadonlyMap<string, string>
  target: { path: JsonPath } | null
}

/** The fields of a document itself, without its blocks. */
export function DocumentFields({
  kind,
  name,
  body,
  edit,
  elsewhere = nothing,
  ...rest
}: PartProps & {
  kind: DocumentKind
  name: string
  /** Fields that are edited in another place. Must keep its identity. */
  elsewhere?: readonly string[]
}) {
  const { t } = useTranslation()
  const contract = bodyContract(kind, name)
  const omitted = useMemo(() => [...blockFieldsOf(kind), samplesField, ...elsewhere], [kind, elsewhere])
  const value = useMemo(() => withoutSamples(body), [body])
  if (!contract) return <p className={styles.hint}>{t('fields.none')}</p>
  return (
    <ContractFields
      {...rest}
      contract={contract}
      omitted={omitted}
      value={value}
      id="field"
      onChange={(next, path) => edit((draft) => setAt(draft, path, next), path.join('/'))}
    />
  )
}
