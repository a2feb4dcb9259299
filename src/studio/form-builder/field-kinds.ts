import type { FieldUi } from '../../../schemas/documents/form-ui.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import type { JsonSchema } from '../../../schemas/forms/json-schema.ts'

/** The kinds of fields that can be added to a form. */
export const fieldKinds = [
  'text',
  'textarea',
  'phone',
  'email',
  'password',
  'date',
  'amount',
  'number',
  'choice',
  'checkbox',
  'consent',
  'code',
  'card',
  'promo',
  'group',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Initial schema and display settings of a kind, without the label. */
export interface FieldBeginning {
  schema: JsonSchema
  ui?: FieldUi
  isRequired?: boolean
}

const text = (rules: JsonSchema, ui?: FieldUi): FieldBeginning => ({
  schema: { type: 'string', ...rules },
  ...(ui && { ui }),
})

const beginnings: Readonly<Record<Exclude<FieldKind, 'choice'>, FieldBeginning>> = {
  text: text({ maxLength: 100 }),
  textarea: text({ maxLength: 1000 }, { widget: 'textarea' }),
  phone: text(
    { validator: 'phone', pattern: '^\\+998\\d{9}$' },
    { widget: 'phone', prefix: '+998', mask: '## ### ## ##', autocomplete: 'tel' },
  ),
  email: text({ validator: 'email', maxLength: 100 }, { widget: 'email', autocomplete: 'email' }),
  password: text({ validator: 'password' }, { widget: 'password', autocomplete: 'new-password' }),
  date: text({ validator: 'date' }, { widget: 'date' }),
  amount: text({ validator: 'sum' }, { widget: 'money' }),
  number: { schema: { type: 'integer' } },
  checkbox: { schema: { type: 'boolean' }, ui: { widget: 'checkbox' } },
  consent: {
    schema: { type: 'boolean', validator: 'truthyCheckbox' },
    ui: { widget: 'checkbox' },
    isRequired: true,
  },
  code: text({ format: 'confirmation-code' }, { widget: 'code', autocomplete: 'one-time-code' }),
  card: text(
    { format: 'card-number' },
    { widget: 'card', mask: '#### #### #### ####', autocomplete: 'cc-number' },
  ),
  promo: text({ validator: 'promo' }, { widget: 'promo', autocomplete: 'off' }),
  group: { schema: { type: 'object', properties: {}, required: [] } },
}

/** `option`: the label of the n-th option of a new list. */
export function beginningOf(
  kind: FieldKind,
  title: Localized<string>,
  option: (place: number) => Localized<string>,
): FieldBeginning {
  if (kind === 'choice') {
    const oneOf = [1, 2].map((place) => ({ const: `option-${place}`, title: option(place) }))
    return { schema: { type: 'string', title, oneOf }, ui: { widget: 'select' } }
  }
  const { schema, ...rest } = beginnings[kind]
  const { type, ...rules } = schema
  return { schema: { type, title, ...rules }, ...rest }
}
