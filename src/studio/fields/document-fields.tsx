import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addressOf,
  blockFieldsOf,
  bodyContract,
  kindOf,
  type DocumentKind,
} from '../../../schemas/kinds/index.ts'
import { samplesField, withoutSamples } from '../../../schemas/documents/samples.ts'
import { setAt, type JsonPath } from '../json-path.ts'
import { Stack } from '../kit/layout.tsx'
import { AddressField } from './address-field.tsx'
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
  onMove,
  ...rest
}: PartProps & {
  kind: DocumentKind
  name: string
  /** Fields that are edited in another place. Must keep its identity. */
  elsewhere?: readonly string[]
  /** Opens the dialog for another address of a page. */
  onMove?: () => void
}) {
  const { t } = useTranslation()
  const contract = bodyContract(kind, name)
  // Other documents refer to an address: it changes together with them.
  const address = onMove && addressOf({ kind, body })
  const moved = address === undefined ? undefined : kindOf(kind).addressField
  const omitted = useMemo(
    () => [...blockFieldsOf(kind), samplesField, ...elsewhere, ...(moved === undefined ? [] : [moved])],
    [kind, elsewhere, moved],
  )
  const value = useMemo(() => withoutSamples(body), [body])
  if (!contract) return <p className={styles.hint}>{t('fields.none')}</p>
  return (
    <Stack gap={16}>
      {onMove && address !== undefined && moved !== undefined && (
        <AddressField
          id={`field/${moved}`}
          address={address}
          error={rest.messages.get(`field/${moved}`)}
          onMove={rest.isReadOnly ? undefined : onMove}
        />
      )}
      <ContractFields
        {...rest}
        contract={contract}
        omitted={omitted}
        value={value}
        id="field"
        onChange={(next, path) => edit((draft) => setAt(draft, path, next), path.join('/'))}
      />
    </Stack>
  )
}
