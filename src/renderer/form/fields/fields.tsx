import { isRecord } from '../../../../schemas/is-record.ts'
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js'
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js'
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js'
import NullField from '@rjsf/core/lib/components/fields/NullField.js'
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import {
  useDeepCompareMemo,
  type FieldProps,
  type Registry,
  type RegistryFieldsType,
  type RJSFSchema,
} from '@rjsf/utils'
import { share } from '../state/share.ts'

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

/** A schema that is `true` or `false` has no keywords. */
const isResolvable = (schema: RJSFSchema) =>
  isRecord(schema) && resolvable.some((keyword) => keyword in schema)

const settled = new WeakMap<RJSFSchema, boolean>()

const hasReference = (part: unknown): boolean =>
  isRecord(part) &&
  ('$ref' in part ||
    hasReference(part['items']) ||
    (isRecord(part['properties']) && Object.values(part['properties']).some(hasReference)))

/** Whether a schema is the same for all values. rjsf looks for references in all its parts, at each level again. */
function isSettled(schema: RJSFSchema): boolean {
  const known = settled.get(schema)
  if (known !== undefined) return known
  const { additionalProperties = false } = schema
  const isPicked = ['allOf', 'if', 'dependencies', 'patternProperties'].some((keyword) => keyword in schema)
  const isSame = !isPicked && additionalProperties === false && !hasReference(schema)
  settled.set(schema, isSame)
  return isSame
}

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
    if (!isResolvable(schema) || (resolvesAlternatives !== true && isSettled(schema))) return schema
    const retrieved = schemaUtils.retrieveSchema(schema, formData, resolvesAlternatives)
    const shared = share(latest.get(schema), retrieved)
    if (!isFormSchema(shared)) return retrieved
    latest.set(schema, shared)
    return shared
  }
  const selects = new WeakMap<RJSFSchema, boolean>()
  /** Each field asks this several times, and rjsf resolves the schema each time. */
  const isSelect: typeof schemaUtils.isSelect = (schema) => {
    if (!isResolvable(schema)) return Array.isArray(schema.enum)
    const isKnown = selects.get(schema) ?? schemaUtils.isSelect(schema)
    selects.set(schema, isKnown)
    return isKnown
  }
  const own = { retrieveSchema, isSelect }
  const sharing: Registry = {
    ...registry,
    fields: { ...registry.fields, SchemaField },
    schemaUtils: new Proxy(schemaUtils, {
      get: (utils, name): unknown => Reflect.get(name in own ? own : utils, name),
    }),
  }
  registries.set(registry, sharing)
  return sharing
}

/** The whole form; everything in it uses the registry given here. */
function RootField(props: FieldProps) {
  return <SchemaField {...props} registry={withSharedSchemas(props.registry)} />
}

/** rjsf copies the `uiSchema` of a group on each render, which renders all fields of the group. */
function SteadyObjectField(props: FieldProps) {
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? {})
  return <ObjectField {...props} uiSchema={uiSchema} />
}

/**
 * The fields of all forms; compound ones have more (`compound.ts`). The build leaves out rjsf's own list (see
 * vite.config.ts).
 */
export const fields: RegistryFieldsType = {
  BooleanField,
  CyclicSchemaField,
  FallbackField,
  NullField,
  // Our controls parse and format numbers themselves; rjsf's field looks up the browser's decimal separator on
  // each render, which takes longer than the rest of the field.
  NumberField: StringField,
  ObjectField: SteadyObjectField,
  SchemaField: RootField,
  StringField,
}
