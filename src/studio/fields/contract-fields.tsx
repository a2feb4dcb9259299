import { useEffect, useMemo } from 'react'
import type { FieldPathList } from '@rjsf/utils'
import type { FormStore } from '../../renderer/form/state/form-store.ts'
import { ValueFields, type FieldParts } from '../../renderer/form/fields/value-fields.tsx'
import type { JsonPath } from '../json-path.ts'
import { blankOf } from './blank.ts'
import { drawnContract } from './drawn-contract.ts'
import { FieldsContext } from './fields-context.ts'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './list-templates.tsx'
import { ObjectField } from './object-field.tsx'
import { ObjectFieldTemplate, OptionalDataControlsTemplate } from './object-templates.tsx'
import { TextWidget } from './text-widgets.tsx'
import { useFieldWords } from './use-field-words.ts'
import styles from './fields.module.css'

const parts: FieldParts = {
  fields: { ObjectField },
  templates: {
    ArrayFieldItemTemplate,
    ArrayFieldTemplate,
    ObjectFieldTemplate,
    OptionalDataControlsTemplate,
  },
  widgets: { TextWidget },
}

export interface ContractFieldsProps {
  contract: unknown
  /** Fields that are edited elsewhere. Must keep its identity. */
  omitted?: readonly string[]
  value: unknown
  /** `undefined` takes a field away. */
  onChange: (value: unknown, path: JsonPath) => void
  /** Fields are `{id}/{path}`. */
  id: string
  isReadOnly: boolean
  /** What is wrong, by the ids of fields. */
  problems: ReadonlyMap<string, string>
  /** Where a finding leads; another object, another jump. */
  target: { path: JsonPath } | null
  onStore?: (store: FormStore) => void
}

const nothing: readonly string[] = []

/** Fields for a value, drawn from its contract. */
export function ContractFields({ contract, omitted = nothing, target, id, ...rest }: ContractFieldsProps) {
  const words = useFieldWords()
  const schema = useMemo(() => drawnContract(contract, words, omitted), [contract, words, omitted])
  const context = useMemo(() => ({ target }), [target])
  useEffect(() => {
    if (target) focusField(id, target.path)
  }, [id, target])
  return (
    <FieldsContext value={context}>
      <div className={styles.contract}>
        <ValueFields {...rest} key={id} id={id} schema={schema} blank={blankOf} parts={parts} />
      </div>
    </FieldsContext>
  )
}

/** Takes the focus to a field, or to the nearest thing that holds it. */
function focusField(id: string, path: FieldPathList | JsonPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById([id, ...path.slice(0, length)].join('/'))
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.focus()
    return
  }
}
