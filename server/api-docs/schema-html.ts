import { isRecord } from '../../schemas/is-record.ts'
import { escapeHtml } from '../lib/html.ts'
import type { JsonSchema } from './document.ts'

const code = (value: unknown) =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`

/** A link to the description of the schema that a `$ref` points to. */
function reference(target: string): string {
  const name = target.split('/').at(-1) ?? target
  return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`
}

const boundTexts: Readonly<Record<string, (bound: string) => string>> = {
  minimum: (bound) => `at least ${bound}`,
  maximum: (bound) => `at most ${bound}`,
  minLength: (bound) => `at least ${bound} characters`,
  maxLength: (bound) => `at most ${bound} characters`,
  pattern: (bound) => `matches <code>${bound}</code>`,
  format: (bound) => `format ${bound}`,
}

/** Constraints on a value besides its type. */
function bounds(schema: JsonSchema): string {
  return Object.entries(boundTexts)
    .flatMap(([name, text]) => (name in schema ? [`, ${text(escapeHtml(String(schema[name])))}`] : []))
    .join('')
}

function recordOf(schema: JsonSchema): string | null {
  const patterns = schema['patternProperties']
  const [value] = isRecord(patterns) ? Object.values(patterns) : []
  return isRecord(value) ? `object of ${typeText(value)} by name` : null
}

/** A short description of a value's type, as HTML. */
export function typeText(schema: JsonSchema): string {
  const { $ref, const: constant, enum: choices, anyOf, type, items } = schema
  if (typeof $ref === 'string') return reference($ref)
  if (constant !== undefined) return code(constant)
  if (Array.isArray(choices)) return choices.map(code).join(' | ')
  if (Array.isArray(anyOf)) return anyOf.filter(isRecord).map(typeText).join(' | ')
  if (type === 'array' && isRecord(items)) return `list of ${typeText(items)}`
  if (type === 'object') return recordOf(schema) ?? 'object'
  return `${typeof type === 'string' ? type : 'any'}${bounds(schema)}`
}

/** Nested object schemas that have no name of their own. */
function inner(schema: JsonSchema): JsonSchema[] {
  const { anyOf, items, properties } = schema
  if (isRecord(properties)) return [schema]
  if (isRecord(items)) return inner(items)
  return Array.isArray(anyOf) ? anyOf.filter(isRecord).flatMap(inner) : []
}

interface Field {
  name: string
  type: string
  isRequired: boolean
  fallback?: unknown
  description: unknown
  more?: string
}

/** The description of one field. */
export function fieldHtml({ name, type, isRequired, fallback, description, more = '' }: Field): string {
  const need = fallback === undefined ? (isRequired ? '' : 'optional') : `default ${code(fallback)}`
  return `<div class="field"><dt><code class="name">${escapeHtml(name)}</code> <span class="type">${type}</span>${
    need && ` <span class="need">${need}</span>`
  }</dt><dd>${escapeHtml(typeof description === 'string' ? description : '')}${more}</dd></div>`
}

/** Fields of an object, followed by those of unnamed objects inside it. */
export function fieldsHtml(schema: JsonSchema): string {
  const { properties, required } = schema
  if (!isRecord(properties) || Object.keys(properties).length === 0) return ''
  const needed = new Set(Array.isArray(required) ? required : [])
  const rows = Object.entries(properties).map(([name, field]) => {
    if (!isRecord(field)) return ''
    return fieldHtml({
      name,
      type: typeText(field),
      isRequired: needed.has(name),
      fallback: field['default'],
      description: field['description'],
      more: inner(field).map(fieldsHtml).join(''),
    })
  })
  return `<dl class="fields">${rows.join('')}</dl>`
}
