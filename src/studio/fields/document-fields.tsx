import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blockFieldsOf, bodyContract, type DocumentKind, kindOf } from '../../../schemas/kinds/index.ts'
import { samplesField, withoutSamples } from '../../../schemas/documents/samples.ts'
import { setAt, type JsonPath } from '../json-path.ts'
import { ContrastContext, figuresOf, type ContrastFigures } from './contrast/contrast-context.ts'
import { ContractFields } from './contract-fields.tsx'
import styles from './fields.module.css'

const none: ContrastFigures = new Map()

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
  ...rest
}: PartProps & { kind: DocumentKind; name: string }) {
  const { t } = useTranslation()
  const contract = bodyContract(kind, name)
  const omitted = useMemo(() => [...blockFieldsOf(kind), samplesField], [kind])
  const value = useMemo(() => withoutSamples(body), [body])
  const figures = useMemo(() => (kindOf(kind).showsContrast ? figuresOf(body) : none), [kind, body])
  if (!contract) return <p className={styles.hint}>{t('fields.none')}</p>
  return (
    <ContrastContext value={figures}>
      <ContractFields
        {...rest}
        contract={contract}
        omitted={omitted}
        value={value}
        id="field"
        onChange={(next, path) => edit((draft) => setAt(draft, path, next), path.join('/'))}
      />
    </ContrastContext>
  )
}
