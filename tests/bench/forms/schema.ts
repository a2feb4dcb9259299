import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { JsonSchema } from '../../../schemas/forms/json-schema.ts'

const kinds: readonly JsonSchema[] = [
  { type: 'string', minLength: 2, maxLength: 40 },
  { type: 'string', format: 'email', maxLength: 80 },
  { type: 'string', pattern: '^\\+?\\d{9,15}$' },
  { type: 'string', maxLength: 60, default: 'Toshkent' },
  { type: 'integer', minimum: 1, maximum: 99 },
]

/**
 * A form of `count` fields as a content manager might write it: every other field is required, some have
 * defaults, one reveals another, and there is a list. Plain draft-07, so that stock rjsf accepts it.
 */
export function benchSchema(count: number): JsonSchema {
  const names = Array.from({ length: count - 2 }, (_, index) => `field_${index}`)
  return {
    type: 'object',
    required: names.filter((_, index) => index % 2 === 0),
    properties: {
      ...Object.fromEntries(
        names.map((name, index) => [name, { ...kinds[index % kinds.length], title: `Field ${index}` }]),
      ),
      phones: {
        type: 'array',
        title: 'Phones',
        default: ['+998901234567'],
        items: { type: 'string', pattern: '^\\+\\d+$' },
      },
    },
    if: { properties: { field_0: { const: 'company' } }, required: ['field_0'] },
    then: { properties: { company: { type: 'string', title: 'Company', minLength: 3 } } },
  }
}

/** The same form for the site's own renderer. */
export function benchForm(count: number): CompiledForm {
  return {
    key: 'bench',
    version: '1',
    schema: { ...benchSchema(count) },
    order: ['*'],
    fields: {},
    messages: {},
    strategy: 'eager',
    submit: { operation: 'auth.login', label: 'Send' },
    links: [],
    validatorUrl: '',
  }
}

/** The field for typing: free text in the middle of the form. */
export function typedField(count: number): string {
  const middle = Math.floor((count - 2) / 2)
  return `field_${middle - (middle % 5)}`
}
