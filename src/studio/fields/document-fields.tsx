import { useMemo } from 'react'
import { documentContracts, type DocumentKind } from '../../../schemas/documents/index.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { withValueAt, type JsonPath } from '../json-path.ts'
import { blockFieldsOf } from '../outline/block-tree.ts'
import { ContrastContext, figuresOf, type ContrastFigures } from './contrast-context.ts'
import { ContractFields } from './contract-fields.tsx'
import styles from './fields.module.css'

const none: ContrastFigures = new Map()

/** What fields of any part of a document get from the editor. */
export interface PartProps {
  body: Record<string, unknown>
  edit: (change: (body: Record<string, unknown>) => unknown, place: string | null) => void
  isReadOnly: boolean
  /** What is wrong, by the ids of fields: `field` and the JSON pointer. */
  problems: ReadonlyMap<string, string>
  target: { path: JsonPath } | null
}

/** The contract of a document's body; undefined: there are no such settings. */
function contractOf(kind: DocumentKind, name: string): unknown {
  if (kind !== 'settings') return documentContracts[kind].body
  return Object.entries(documentContracts.settings.body).find(([key]) => key === name)?.[1]
}

/** The fields of a document itself, its blocks aside. */
export function DocumentFields({
  kind,
  name,
  body,
  edit,
  ...rest
}: PartProps & { kind: DocumentKind; name: string }) {
  const { t } = useTranslation()
  const contract = contractOf(kind, name)
  const figures = useMemo(() => (kind === 'theme' ? figuresOf(body) : none), [kind, body])
  if (!contract) return <p className={styles.hint}>{t('fields.none')}</p>
  return (
    <ContrastContext value={figures}>
      <ContractFields
        {...rest}
        contract={contract}
        omitted={blockFieldsOf(kind)}
        value={body}
        id="field"
        onChange={(value, path) => edit((now) => withValueAt(now, path, value), path.join('/'))}
      />
    </ContrastContext>
  )
}
