import { isRecord } from '../../../../schemas/is-record.ts'
import { useCallback } from 'react'
import { getDefaultRegistry } from '@rjsf/core'
import {
  useDeepCompareMemo,
  type FieldProps,
  type Registry,
  type RegistryFieldsType,
  type RJSFSchema,
} from '@rjsf/utils'
import { share } from '../state/share.ts'

const { ObjectField, SchemaField, StringField } = getDefaultRegistry().fields

const isFormSchema = (value: unknown): value is RJSFSchema => isRecord(value)

/** Schema keywords that rjsf resolves; most fields have none of them. */
const resolvable = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependencies',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
]

const registries = new WeakMap<Registry, Registry>()

/**
 * rjsf resolves conditions again on each change, into equal but not identical schemas, and renders all their
 * fields. With this registry equal schemas keep their identity.
 */
export function withSharedSchemas(registry: Registry): Registry {
  const known = registries.get(registry)
  if (known) return known
  const { schemaUtils } = registry
  const latest = new WeakMap<RJSFSchema, RJSFSchema>()
  const retrieveSchema: typeof schemaUtils.retrieveSchema = (schema, formData, resolvesAlternatives) => {
    if (!resolvable.some((keyword) => keyword in schema)) return schema
    const retrieved = schemaUtils.retrieveSchema(schema, formData, resolvesAlternatives)
    const shared = share(latest.get(schema), retrieved)
    if (!isFormSchema(shared)) return retrieved
    latest.set(schema, shared)
    return shared
  }
  const sharing: Registry = {
    ...registry,
    fields: { ...registry.fields, ...(SchemaField && { SchemaField }) },
    schemaUtils: new Proxy(schemaUtils, {
      get: (utils, name): unknown => (name === 'retrieveSchema' ? retrieveSchema : Reflect.get(utils, name)),
    }),
  }
  registries.set(registry, sharing)
  return sharing
}

/** The whole form; everything in it uses the registry given here. */
function RootField(props: FieldProps) {
  return SchemaField && <SchemaField {...props} registry={withSharedSchemas(props.registry)} />
}

/** The label of a list row is its own title or that of the list, with its number. */
function ArraySchemaField(props: FieldProps & { index?: number }) {
  const { schema, title, index = 0 } = props
  // rjsf gives rows a title such as `phones-1`.
  const name = schema.title ?? title?.replace(/-\d+$/, '') ?? ''
  return SchemaField && <SchemaField {...props} title={`${name} ${index + 1}`} />
}

/** rjsf copies the `uiSchema` of a group on each render, which renders all fields of the group. */
function SteadyObjectField(props: FieldProps) {
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? {})
  return ObjectField && <ObjectField {...props} uiSchema={uiSchema} />
}

/** Text that is not a number is kept as typed, for the validator to report. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  const number = Number(value)
  return Number.isNaN(number) ? value : number
}

/**
 * A number. Our controls parse and format numbers themselves; rjsf's field does it again and looks up the
 * browser's decimal separator on each render, which takes longer than the rest of the field.
 */
function NumberField(props: FieldProps) {
  const { onChange } = props
  const change = useCallback<FieldProps['onChange']>(
    (value, ...place) => onChange(toNumber(value), ...place),
    [onChange],
  )
  return StringField && <StringField {...props} onChange={change} />
}

export const fields: RegistryFieldsType = {
  ArraySchemaField,
  NumberField,
  ObjectField: SteadyObjectField,
  SchemaField: RootField,
}
