import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, Registry, RegistryFieldsType, RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../schemas/forms/json-schema.ts'
import { share } from './share.ts'

const { SchemaField } = getDefaultRegistry().fields

const isFormSchema = (value: unknown): value is RJSFSchema => isRecord(value)

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

export const fields: RegistryFieldsType = { ArraySchemaField, SchemaField: RootField }
