import { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, Registry, RegistryFieldsType, RJSFSchema, SchemaUtilsType } from '@rjsf/utils'
import { isRecord } from '../../../../schemas/is-record.ts'
import { AlternativesField } from './alternatives-field.tsx'
import { ArraySchemaField } from './array-schema-field.tsx'
import { BooleanChoiceField } from './boolean-choice-field.tsx'

/** rjsf's own fields. */
export const stockFields = getDefaultRegistry().fields

/** What the fields of a form use in place of that of rjsf's `Form`. */
export interface OwnSchema {
  schema: RJSFSchema
  schemaUtils: SchemaUtilsType
}

const isOwn = (context: unknown): context is OwnSchema => isRecord(context) && 'schemaUtils' in context

/** The registry of the fields of a form, whose own `SchemaField` is the whole form. */
function innerRegistry(registry: Registry, { schema, schemaUtils }: OwnSchema): Registry {
  const { SchemaField } = stockFields
  return {
    ...registry,
    fields: { ...registry.fields, ...(SchemaField && { SchemaField }) },
    rootSchema: schema,
    schemaUtils,
  }
}

const registries = new WeakMap<Registry, Registry>()

/** The whole form. Everything in it uses the schema as it was published, and utilities that leave choices open. */
function RootField(props: FieldProps) {
  const { SchemaField } = stockFields
  const own: unknown = props.registry.formContext
  if (!SchemaField || !isOwn(own)) return null
  const registry = registries.get(props.registry) ?? innerRegistry(props.registry, own)
  registries.set(props.registry, registry)
  return <SchemaField {...props} schema={own.schema} registry={registry} />
}

/** rjsf's fields, and ours where it has none for a need. */
export const fields: RegistryFieldsType = {
  ...stockFields,
  AnyOfField: AlternativesField,
  ArraySchemaField,
  BooleanField: BooleanChoiceField,
  // Our controls parse and format numbers themselves.
  NumberField: stockFields['StringField'] ?? RootField,
  OneOfField: AlternativesField,
  SchemaField: RootField,
}
