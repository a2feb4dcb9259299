import type { ArgTypes } from '@storybook/react-vite'
import type { RegistryContract } from '../registry/index.ts'
import { isRecord } from '../schemas/is-record.ts'

/** A prop of an entry, or a field inside of one. */
export interface ContractField {
  /** Path from the props, such as `slides[].headline`. */
  path: string
  /** Such as `text`, `integer` or `list of objects`. */
  type: string
  isRequired: boolean
  /** Bounds in words, such as "at most 40 characters". */
  limits: string[]
  /** The help text for content managers. */
  help: string
}

type Schema = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const schemaOf = (value: unknown): Schema => (isRecord(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The schema of a field's value; of a localized field, that of its value in one language. */
function valueSchema(field: Schema): Schema {
  return field['localized'] === true ? schemaOf(schemaOf(field['properties'])['uz']) : field
}

/** Values to choose from, written as `enum` or as alternatives of constants. */
function choicesOf({ enum: values, anyOf }: Schema): readonly unknown[] {
  const constants = listOf(anyOf).map(schemaOf)
  return constants.length > 0 && constants.every((one) => 'const' in one)
    ? constants.map((one) => one['const'])
    : listOf(values)
}

const plurals: Readonly<Record<string, string>> = { text: 'texts', object: 'objects', choice: 'choices' }

function typeOf(schema: Schema): string {
  const { type, items, format, anyOf, reference, picks } = schema
  if (choicesOf(schema).length > 0) return 'choice'
  if (Array.isArray(anyOf)) return 'one of several objects'
  if (type === 'array') {
    const item = typeOf(valueSchema(schemaOf(items)))
    return `list of ${plurals[item] ?? item}`
  }
  if (type !== 'string') return textOf(type) || 'any value'
  if (typeof reference === 'string') return `key of a ${reference}`
  return textOf(picks) || textOf(format) || 'text'
}

const bounds: readonly (readonly [keyword: string, describe: (value: string) => string])[] = [
  ['minLength', (value) => (value === '1' ? 'not empty' : `at least ${value} characters`)],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `at least ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['minItems', (value) => `at least ${value} ${value === '1' ? 'entry' : 'entries'}`],
  ['maxItems', (value) => `at most ${value} ${value === '1' ? 'entry' : 'entries'}`],
  ['uniqueItems', () => 'no entry twice'],
  ['pattern', (value) => `matches ${value}`],
  ['default', (value) => `default ${value}`],
]

function limitsOf(schema: Schema): string[] {
  const choices = choicesOf(schema)
  const alternatives =
    choices.length > 0 ? choices : listOf(schema['anyOf']).map((one) => schemaOf(one)['title'])
  return [
    ...(alternatives.length > 0 ? [alternatives.map(String).join(', ')] : []),
    ...bounds.flatMap(([keyword, describe]) => {
      const value = schema[keyword]
      return value === undefined ? [] : [describe(typeof value === 'string' ? value : JSON.stringify(value))]
    }),
  ]
}

/** Fields of an object's schema and those inside of them, parents first. */
function fieldsWithin({ properties, required }: Schema, path: string): ContractField[] {
  return Object.entries(schemaOf(properties)).flatMap(([name, property]) => {
    const field = schemaOf(property)
    const value = valueSchema(field)
    const isList = value['type'] === 'array'
    const own = path + name
    return [
      {
        path: own,
        type: typeOf(value) + (field['localized'] === true ? ', in each language' : ''),
        isRequired: listOf(required).includes(name),
        limits: limitsOf(value),
        help: textOf(field['description']),
      },
      ...fieldsWithin(
        isList ? valueSchema(schemaOf(value['items'])) : value,
        isList ? `${own}[].` : `${own}.`,
      ),
    ]
  })
}

/** The props of an entry with the fields inside of them, in the order of the contract. */
export function fieldsOf({ props }: RegistryContract): ContractField[] {
  return fieldsWithin({ ...props }, '')
}

type Control = NonNullable<ArgTypes[string]['control']>

function controlOf(schema: Schema): Control {
  const { type, minimum, maximum } = schema
  if (choicesOf(schema).length > 0) return { type: 'select' }
  if (type === 'boolean') return { type: 'boolean' }
  if (type === 'string') return { type: 'text' }
  if (type !== 'integer' && type !== 'number') return { type: 'object' }
  return {
    type: 'number',
    ...(typeof minimum === 'number' && { min: minimum }),
    ...(typeof maximum === 'number' && { max: maximum }),
  }
}

/** Controls for the props of an entry. A localized prop is edited in the story's language. */
export function controlsOf({ props }: RegistryContract): ArgTypes {
  return Object.fromEntries(
    Object.entries(props.properties).map(([name, property]) => {
      const field = schemaOf(property)
      const value = valueSchema(field)
      const choices = choicesOf(value)
      return [
        name,
        {
          description: textOf(field['description']),
          table: { type: { summary: typeOf(value) } },
          control: controlOf(value),
          ...(choices.length > 0 && { options: choices }),
        },
      ]
    }),
  )
}
