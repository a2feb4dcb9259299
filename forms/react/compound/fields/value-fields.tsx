import { isRecord } from '../../../../schemas/is-record.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { getDefaultRegistry } from '@rjsf/core'
import {
  createSchemaUtils,
  toFieldPathId,
  type FieldPathList,
  type Registry,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type TemplatesType,
} from '@rjsf/utils'
import { useCompoundWidgets } from '../compound-form.tsx'
import { fields as ownFields, stockFields } from './fields.tsx'
import { createFormStore, FormStoreContext, type FormStore } from '../../state/form-store.ts'
import { templates as ownTemplates } from '../templates/index.ts'
import { rjsfValidator } from '../rjsf-validator.ts'
import { useRjsfTexts } from '../rjsf-texts.ts'

/** Templates and widgets that replace those of forms. All must keep their identity. */
export interface FieldParts {
  fields?: RegistryFieldsType
  widgets?: RegistryWidgetsType
  templates?: Partial<Omit<TemplatesType, 'ButtonTemplates'>>
}

export interface ValueFieldsProps {
  /** Must keep its identity while the fields stay the same. */
  schema: RJSFSchema
  value: unknown
  /** A field was changed; `undefined` removes it. */
  onChange: (value: unknown, path: FieldPathList) => void
  /** Runs `onChange` for each key before the field's own change, to store what a crash would lose. */
  whileTyping?: FormStore['whileTyping'] | undefined
  /** The initial value of an added row or optional field. */
  blank: (schema: RJSFSchema) => unknown
  /** Prefix of the field ids: `{id}/{path}`. */
  id: string
  isReadOnly?: boolean
  /** Issue messages by field id. */
  messages?: ReadonlyMap<string, string>
  parts?: FieldParts
  /** Receives the store of the fields, to commit unfinished typing. */
  onStore?: (store: FormStore) => void
}

/** The value may change outside of the fields, such as by undoing, so the choice of an alternative follows it. */
const { AnyOfField, OneOfField, SchemaField } = stockFields
const followingFields = {
  ...(AnyOfField && { AnyOfField }),
  ...(OneOfField && { OneOfField }),
  ...(SchemaField && { SchemaField }),
}

const noMessages: ReadonlyMap<string, string> = new Map()

/**
 * A new value of the schema merged with the existing one, except for the discriminator of the previous
 * alternative.
 */
function filledIn(made: unknown, given: unknown, { properties }: RJSFSchema): unknown {
  if (!isRecord(made) || !isRecord(given)) return made
  const isConstant = (name: string) => {
    const property: unknown = properties?.[name]
    return isRecord(property) && property['const'] !== undefined
  }
  const kept = Object.entries(given).filter(([name, value]) => value !== undefined && !isConstant(name))
  return { ...made, ...Object.fromEntries(kept) }
}

/**
 * Fields for a value that is stored elsewhere, with rjsf's fields and our widgets. Unlike a form it sets no
 * defaults, submits nothing and keeps properties that the schema does not know: viewing a value never changes
 * it.
 */
export function ValueFields(props: ValueFieldsProps) {
  const { schema, value, blank, id, isReadOnly = false, messages = noMessages, parts, onStore } = props
  const ownWidgets = useCompoundWidgets()
  const translateString = useRjsfTexts()
  const [store] = useState(() => {
    const made = createFormStore({
      strategy: 'eager',
      ask: () => Promise.resolve({ isTaken: true }),
      whileTyping: props.whileTyping,
    })
    made.markSent()
    return made
  })
  useEffect(() => store.setMessages(messages), [store, messages])
  useEffect(() => onStore?.(store), [store, onStore])

  const registry = useMemo((): Registry => {
    const { fields, templates, widgets } = getDefaultRegistry()
    const utils = createSchemaUtils(rjsfValidator(schema), schema)
    const fillIn = (inner: RJSFSchema, formData: unknown) => filledIn(blank(inner), formData, inner)
    return {
      fields: { ...fields, ...ownFields, ...followingFields, ...parts?.fields },
      templates: { ...templates, ...ownTemplates, ...parts?.templates },
      widgets: { ...widgets, ...ownWidgets, ...parts?.widgets },
      rootSchema: schema,
      formContext: {},
      translateString,
      schemaUtils: new Proxy(utils, {
        get: (target, name): unknown => (name === 'getDefaultFormState' ? fillIn : Reflect.get(target, name)),
      }),
      globalFormOptions: { idPrefix: id, idSeparator: '/' },
      globalUiOptions: { enableOptionalDataFieldForType: ['object'] },
    }
  }, [schema, blank, id, parts, ownWidgets, translateString])

  // rjsf treats functions as equal and does not render for a new one.
  const latest = useRef(props.onChange)
  useEffect(() => {
    latest.current = props.onChange
  })
  const [change] = useState(() => (next: unknown, path: FieldPathList) => {
    // rjsf marks a removed value with a symbol.
    latest.current(typeof next === 'symbol' ? undefined : next, path)
  })

  const { SchemaField: WholeField } = registry.fields
  if (!WholeField) return null
  return (
    <FormStoreContext value={store}>
      <WholeField
        name=""
        schema={schema}
        formData={value}
        fieldPathId={toFieldPathId('', registry.globalFormOptions)}
        onChange={change}
        onBlur={() => undefined}
        onFocus={() => undefined}
        readonly={isReadOnly}
        registry={registry}
      />
    </FormStoreContext>
  )
}
