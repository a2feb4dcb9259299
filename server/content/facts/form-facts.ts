import { pointerTo, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { isForm, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { defaultLocale } from '../../../schemas/locale.ts'
import type { Fact } from './fact.ts'
import { readable } from './quantities.ts'

const bounds = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'formatMinimum',
  'formatMaximum',
] as const

/** Rules of a field besides its bounds. */
const rules = ['pattern', 'minLength', 'maxLength', 'sameAs', 'validator', 'default'] as const

interface Field {
  name: string
  schema: JsonSchema
  isRequired: boolean
  label: unknown
}

function fieldsIn({ schema, ui }: StoredDocument['body']): Field[] {
  if (!isRecord(schema) || !isRecord(schema['properties'])) return []
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const looks = isRecord(ui) && isRecord(ui['fields']) ? ui['fields'] : {}
  return Object.entries(schema['properties']).flatMap(([name, field]) => {
    if (!isRecord(field)) return []
    const look = looks[name]
    const label = (isRecord(look) ? look['richLabel'] : undefined) ?? field['title']
    return [{ name, schema: field, isRequired: required.includes(name), label }]
  })
}

/** What a player has to agree to, and whether that must be agreed to. */
function consentFacts({ schema, isRequired, label }: Field, path: string): Fact[] {
  const { type, validator, const: value, default: start } = schema
  if (type !== 'boolean' && validator !== 'truthyCheckbox') return []
  const mustBeTicked = isRequired && (validator === 'truthyCheckbox' || value === true)
  const state = start === true ? 'ticked' : mustBeTicked ? 'required' : 'optional'
  const texts = isRecord(label) ? Object.entries(label) : []
  return [
    { kind: 'consent', path, value: state, shown: state, aspect: 'state' },
    ...texts.flatMap(([locale, text]): Fact[] => {
      if (typeof text !== 'string') return []
      const shown = readable(text).trim()
      return [{ kind: 'consent', path, locale, value: shown, shown, aspect: 'text' }]
    }),
  ]
}

/** The values that players choose by the texts of a list. */
function optionFacts({ schema: { oneOf } }: Field, path: string): Fact[] {
  if (!Array.isArray(oneOf)) return []
  return oneOf.flatMap((option: unknown): Fact[] => {
    if (!isRecord(option)) return []
    const { const: value, title } = option
    const text = isRecord(title) ? title[defaultLocale] : title
    const shown = String(value)
    return [{ kind: 'limit', path, value: shown, shown, aspect: `option ${String(text)}` }]
  })
}

function fieldFacts(field: Field): Fact[] {
  const { name, schema, isRequired } = field
  const path = pointerTo('/schema/properties', name)
  const fact = (kind: Fact['kind'], aspect: string, value: unknown): Fact[] => {
    if (value === undefined) return []
    const shown = typeof value === 'string' ? value : JSON.stringify(value)
    return [{ kind, path, value: shown, shown, aspect }]
  }
  return [
    ...consentFacts(field, path),
    ...optionFacts(field, path),
    ...bounds.flatMap((keyword) => fact('limit', keyword, schema[keyword])),
    ...rules.flatMap((keyword) => fact('requirement', keyword, schema[keyword])),
    ...fact('requirement', 'required', isRequired ? 'required' : 'optional'),
  ]
}

/** Consents, limits and requirements of a form, and the operation that it sends. */
export function formFacts({ kind, body }: StoredDocument): Fact[] {
  if (!isForm(kind)) return []
  const operation = isRecord(body['submit']) ? String(body['submit']['operation']) : ''
  return [
    ...fieldsIn(body).flatMap(fieldFacts),
    { kind: 'action', path: '/submit/operation', value: operation, shown: operation },
  ]
}
