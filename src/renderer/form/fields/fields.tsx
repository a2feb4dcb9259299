import { useCallback } from 'react'
import { getDefaultRegistry } from '@rjsf/core'
import {
  useDeepCompareMemo,
  type FieldProps,
  type Registry,
  type RegistryFieldsType,
  type RJSFSchema,
} from '@rjsf/utils'
import { isRecord } from '../../../../schemas/forms/json-schema.ts'
import { share } from '../state/share.ts'

const { ObjectField, SchemaField, StringField } = getDefaultRegistry().fields

const isFormSchema = (value: unknown): value is RJSFSchema => isRecord(value)

/** What rjsf resolves in a schema; most fields have none of it. */
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
 * rjsf resolves the conditions of a schema anew for each change, into fields that are equal but not the same,
 * and draws them all. With this registry what is equal stays the same.
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

/** The whole form; all that is within it draws by the registry that is given here. */
function RootField(props: FieldProps) {
  return SchemaField && <SchemaField {...props} registry={withSharedSchemas(props.registry)} />
}

/** A row of a list is named by its own title or by that of the list, and by its place. */
function ArraySchemaField(props: FieldProps & { index?: number }) {
  const { schema, title, index = 0 } = props
  // rjsf gives rows a title such as `phones-1`.
  const name = schema.title ?? title?.replace(/-\d+$/, '') ?? ''
  return SchemaField && <SchemaField {...props} title={`${name} ${index + 1}`} />
}

/** rjsf copies the `uiSchema` of a group at each draw, and draws all fields of the group for another one. */
function SteadyObjectField(props: FieldProps) {
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? {})
  return ObjectField && <ObjectField {...props} uiSchema={uiSchema} />
}

/** What cannot be read as a number is kept as typed, for the check to see. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  const number = Number(value)
  return Number.isNaN(number) ? value : number
}

/**
 * A number. Our controls read and write numbers themselves; the field of rjsf does it once more, and asks the
 * browser for its decimal separator at each draw, which takes longer than all the rest of the field.
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
