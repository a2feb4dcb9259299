import { use, useEffect, useMemo, useRef } from 'react'
import type { FieldPathList } from '@rjsf/utils'
import type { FormStore } from '../../../forms/react/form.ts'
import { ValueFields, type FieldParts } from '../../../forms/react/compound/index.ts'
import { schemaOfField, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { JsonPath } from '../json-path.ts'
import { randomId } from '../random-id.ts'
import { useSiteLocales } from '../site-locales.ts'
import { CommentedField } from '../review/commented-field.tsx'
import { blankOf } from './blank.ts'
import { fieldSchema } from './field-schema.ts'
import { FieldsContext } from './fields-context.ts'
import { FieldsValueContext } from './fields-value.ts'
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './list-templates.tsx'
import { ObjectField } from './object-field.tsx'
import { ObjectFieldTemplate, OptionalDataControlsTemplate } from './object-templates.tsx'
import { MomentWidget } from './widgets/moment-widget.tsx'
import { SwitchWidget } from './widgets/switch-widget.tsx'
import { TextWidget } from './widgets/text-widgets.tsx'
import { useFieldLabels } from './labels/use-field-labels.ts'
import { WhileTypingContext } from './while-typing.ts'
import styles from './fields.module.css'

const parts: FieldParts = {
  fields: { ObjectField },
  templates: {
    ArrayFieldItemTemplate,
    ArrayFieldTemplate,
    FieldTemplate: CommentedField,
    ObjectFieldTemplate,
    OptionalDataControlsTemplate,
  },
  widgets: { TextWidget, CheckboxWidget: SwitchWidget, DateTimeWidget: MomentWidget },
}

export interface ContractFieldsProps {
  contract: unknown
  /** The block type that it describes, if it does. */
  of?: string
  /** Fields that are edited elsewhere. Must keep its identity. */
  omitted?: readonly string[]
  value: unknown
  /** `undefined` removes the field. */
  onChange: (value: unknown, path: JsonPath) => void
  /** Prefix of the field ids: `{id}/{path}`. */
  id: string
  isReadOnly: boolean
  /** Issue messages by field id. */
  messages: ReadonlyMap<string, string>
  /** The field to focus; a new object triggers a new jump. */
  target: { path: JsonPath } | null
  onStore?: (store: FormStore) => void
}

const nothing: readonly string[] = []

/** Fields for a value, generated from its contract. */
export function ContractFields({
  contract,
  of,
  omitted = nothing,
  target,
  id,
  ...rest
}: ContractFieldsProps) {
  const labels = useFieldLabels()
  const locales = useSiteLocales()
  const whileTyping = use(WhileTypingContext)
  const schema = useMemo(
    () => fieldSchema(contract, labels, omitted, locales, of),
    [contract, labels, omitted, locales, of],
  )
  const context = useMemo(() => ({ target }), [target])
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isOwn = own.current?.contains(activeElement) === true
    // The code of fields may arrive late: who writes a comment meanwhile is not interrupted.
    const isWriting = activeElement instanceof HTMLTextAreaElement && !isOwn
    if (target && !isWriting) focusField(id, target.path)
  }, [id, target])
  return (
    <FieldsContext value={context}>
      <FieldsValueContext value={rest.value}>
        <div ref={own} className={styles.contract}>
          <ValueFields
            {...rest}
            onChange={(next, path) => rest.onChange(withOwnIds(schema, next, path), path)}
            whileTyping={whileTyping}
            key={id}
            id={id}
            schema={schema}
            blank={blankOf}
            parts={parts}
          />
        </div>
      </FieldsValueContext>
    </FieldsContext>
  )
}

/** Rows of a list that have an id each: a copied one gets another. */
function withOwnIds(schema: JsonSchema, rows: unknown, path: FieldPathList): unknown {
  if (!Array.isArray(rows)) return rows
  const taken = new Set<unknown>()
  return rows.map((row: unknown, index) => {
    const id = isRecord(row) ? row['id'] : undefined
    const field = schemaOfField(schema, [...path, index, 'id'].map(String))
    if (!isRecord(row) || field?.['generated'] !== true || !taken.has(id)) {
      taken.add(id)
      return row
    }
    return { ...row, id: randomId() }
  })
}

/** Focuses a field, or the nearest parent that can have the focus. */
function focusField(id: string, path: FieldPathList | JsonPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById([id, ...path.slice(0, length)].join('/'))
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.focus()
    return
  }
}
