import { toPointer, type JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { valueAt, type JsonPath } from '../../json-path.ts'
import { conditionOf, type FieldCondition } from '../../../../forms/index.ts'

/** The body of a form document, valid or not. */
export type FormBody = Record<string, unknown>

/** A field of a form, conditional or not. */
export interface FormField {
  /** Path of its schema in the document's body. */
  path: JsonPath
  /** Path of the schema whose `properties` and `required` contain its name. */
  parent: JsonPath
  name: string
  /** Its key in `ui.fields` and messages: the name, prefixed with the names of its groups (`address.city`). */
  id: string
  schema: JsonSchema
  isRequired: boolean
  /** null: the field is shown always, or whenever its group is. */
  condition: FieldCondition | null
  /** The fields of a group; empty for any other field. */
  fields: readonly FormField[]
}

/** A field that belongs to no group. */
export const isTopLevel = ({ id, name }: FormField) => id === name

/** Names from the form to a field; a name may have dots itself. */
export const namesTo = ({ id, name }: FormField): string[] =>
  id === name ? [name] : [...id.slice(0, -name.length - 1).split('.'), name]

/** A schema that contains fields. */
interface ParentSchema {
  path: JsonPath
  condition: FieldCondition | null
}

export const recordAt = (body: unknown, path: JsonPath): Record<string, unknown> => {
  const value = valueAt(body, path)
  return isRecord(value) ? value : {}
}

export const namesAt = (body: unknown, path: JsonPath): string[] => {
  const value = valueAt(body, path)
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []
}

/** Paths of the schemas that may contain a condition: the root and the parts of its `allOf`. */
export function conditionPaths(body: FormBody): JsonPath[] {
  const parts = valueAt(body, ['schema', 'allOf'])
  return [
    ['schema'],
    ...(Array.isArray(parts) ? parts.map((_, index): JsonPath => ['schema', 'allOf', index]) : []),
  ]
}

function parentsOf(body: FormBody): ParentSchema[] {
  const conditional = conditionPaths(body).flatMap((path): ParentSchema[] => {
    const condition = conditionOf(valueAt(body, path), path.length === 1)
    return condition ? [{ path: [...path, 'then'], condition }] : []
  })
  return [{ path: ['schema'], condition: null }, ...conditional]
}

function fieldsIn(body: FormBody, { path: parent, condition }: ParentSchema, group: string): FormField[] {
  const required = namesAt(body, [...parent, 'required'])
  return Object.entries(recordAt(body, [...parent, 'properties'])).map(([name, value]): FormField => {
    const schema = isRecord(value) ? value : {}
    const path = [...parent, 'properties', name]
    const isGroup = schema['type'] === 'object' && isRecord(schema['properties'])
    const id = `${group}${name}`
    return {
      path,
      parent,
      name,
      id,
      schema,
      isRequired: required.includes(name),
      condition,
      fields: isGroup ? fieldsIn(body, { path, condition: null }, `${id}.`) : [],
    }
  })
}

/** The fields of a form in the order of its schema; the first one of each name. */
export function readFields(body: FormBody): FormField[] {
  const all = parentsOf(body).flatMap((parent) => fieldsIn(body, parent, ''))
  return all.filter((field, index) => all.findIndex(({ name }) => name === field.name) === index)
}

/** Fields together with the fields of their groups. */
export function allFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)])
}

/** Keywords of a form's schema that the form builder edits. */
const namedKeywords = ['type', 'properties', 'required', '$schema']

/** Paths of the parts of the schema that the form builder cannot edit: they are kept, and edited as JSON. */
export function partsInJson(body: FormBody): JsonPath[] {
  const root = recordAt(body, ['schema'])
  const isConditional = conditionOf(root, true) !== null
  const named = [...namedKeywords, ...(isConditional ? ['if', 'then'] : [])]
  const own = Object.keys(root).filter((keyword) => !named.includes(keyword) && keyword !== 'allOf')
  const parts = conditionPaths(body)
    .slice(1)
    .filter((path) => !conditionOf(valueAt(body, path), false))
  const fields = readFields(body)
  const duplicates = parentsOf(body)
    .flatMap((parent) => fieldsIn(body, parent, ''))
    .filter(({ path }) => !fields.some((field) => toPointer(field.path) === toPointer(path)))
  const isList = root['allOf'] === undefined || Array.isArray(root['allOf'])
  return [
    ...own.map((keyword): JsonPath => ['schema', keyword]),
    ...(isList ? [] : [['schema', 'allOf']]),
    ...parts,
    ...duplicates.map(({ path }) => path),
  ]
}

/** Whether a field cannot be removed or made optional, until an admin lifts its lock. */
export const isLocked = (body: FormBody, id: string): boolean =>
  recordAt(body, ['ui', 'fields', id])['lock'] === true
