import { isRecord, toPointer, type JsonSchema } from '../../../schemas/forms/json-schema.ts'
import { valueAt, type JsonPath } from '../json-path.ts'
import { conditionOf, type FieldCondition } from './conditions.ts'

/** The body of a form document, whatever it holds. */
export type FormBody = Record<string, unknown>

/** A field that a form has, or has under a condition. */
export interface FormField {
  /** Of its schema in the document's body. */
  path: JsonPath
  /** Of the schema whose `properties` and `required` name it. */
  holder: JsonPath
  name: string
  /** What `ui.fields` and messages call it: with the names of the groups that it stands in, `address.city`. */
  id: string
  schema: JsonSchema
  isRequired: boolean
  /** null: it is always shown, or with its group. */
  condition: FieldCondition | null
  /** What a group holds. */
  fields: readonly FormField[]
}

/** A schema that holds fields. */
interface Holder {
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

/** Places that may bear a condition: the schema itself, and the parts of its `allOf`. */
export function conditionPlaces(body: FormBody): JsonPath[] {
  const parts = valueAt(body, ['schema', 'allOf'])
  return [
    ['schema'],
    ...(Array.isArray(parts) ? parts.map((_, index): JsonPath => ['schema', 'allOf', index]) : []),
  ]
}

function holdersOf(body: FormBody): Holder[] {
  const conditional = conditionPlaces(body).flatMap((path): Holder[] => {
    const condition = conditionOf(valueAt(body, path), path.length === 1)
    return condition ? [{ path: [...path, 'then'], condition }] : []
  })
  return [{ path: ['schema'], condition: null }, ...conditional]
}

function fieldsIn(body: FormBody, { path: holder, condition }: Holder, group: string): FormField[] {
  const required = namesAt(body, [...holder, 'required'])
  return Object.entries(recordAt(body, [...holder, 'properties'])).map(([name, value]): FormField => {
    const schema = isRecord(value) ? value : {}
    const path = [...holder, 'properties', name]
    const isGroup = schema['type'] === 'object' && isRecord(schema['properties'])
    const id = `${group}${name}`
    return {
      path,
      holder,
      name,
      id,
      schema,
      isRequired: required.includes(name),
      condition,
      fields: isGroup ? fieldsIn(body, { path, condition: null }, `${id}.`) : [],
    }
  })
}

/** The fields of a form as they stand in its schema. Of several of one name the first counts. */
export function readFields(body: FormBody): FormField[] {
  const all = holdersOf(body).flatMap((holder) => fieldsIn(body, holder, ''))
  return all.filter((field, index) => all.findIndex(({ name }) => name === field.name) === index)
}

/** Fields with those of their groups. */
export function allFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)])
}

/** What of a form's schema is edited by name. */
const namedKeywords = ['type', 'properties', 'required', '$schema']

/** Where the schema says something that has no fields here: it is kept, and edited as JSON. */
export function partsInJson(body: FormBody): JsonPath[] {
  const root = recordAt(body, ['schema'])
  const isConditional = conditionOf(root, true) !== null
  const named = [...namedKeywords, ...(isConditional ? ['if', 'then'] : [])]
  const own = Object.keys(root).filter((keyword) => !named.includes(keyword) && keyword !== 'allOf')
  const parts = conditionPlaces(body)
    .slice(1)
    .filter((path) => !conditionOf(valueAt(body, path), false))
  const fields = readFields(body)
  const twice = holdersOf(body)
    .flatMap((holder) => fieldsIn(body, holder, ''))
    .filter(({ path }) => !fields.some((field) => toPointer(field.path) === toPointer(path)))
  const isList = root['allOf'] === undefined || Array.isArray(root['allOf'])
  return [
    ...own.map((keyword): JsonPath => ['schema', keyword]),
    ...(isList ? [] : [['schema', 'allOf']]),
    ...parts,
    ...twice.map(({ path }) => path),
  ]
}
