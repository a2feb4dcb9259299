import { Type, type Static } from 'typebox'
import { localizedInlineText, localizedText } from './localized.ts'
import { operationNames } from './operations.ts'

export const widgets = [
  'text',
  'phone',
  'email',
  'password',
  'date',
  'money',
  'card',
  'code',
  'select',
  'checkbox',
  'radio',
  'textarea',
  'promo',
] as const
export type FormWidget = (typeof widgets)[number]

export const FieldUi = Type.Object(
  {
    widget: Type.Optional(
      Type.Enum([...widgets], { description: 'How the field is drawn; left out: by its type' }),
    ),
    placeholder: Type.Optional(localizedText(60, 'Shown in the empty field')),
    hint: Type.Optional(
      localizedText(160, 'Stands below the field; left out: its description in the schema'),
    ),
    width: Type.Optional(
      Type.Enum(['full', 'half', 'third'], { description: 'Share of the row on wide screens' }),
    ),
    autocomplete: Type.Optional(
      Type.String({ description: 'What the browser may fill in, such as tel, email, new-password' }),
    ),
    prefix: Type.Optional(
      Type.String({
        maxLength: 8,
        description: 'Fixed beginning of a phone number, such as +998; part of the value',
      }),
    ),
    mask: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'How the digits are grouped while typing, # for each digit: "## ### ## ##"',
      }),
    ),
    richLabel: Type.Optional(
      localizedInlineText(400, 'Label with links, for consents; markup: a, strong, em'),
    ),
    check: Type.Optional(
      Type.Enum([...operationNames], {
        description:
          'Operation that is asked whether the value will be taken, such as campaigns.checkPromocode; the form waits for its answer before it is sent',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FieldUi = Static<typeof FieldUi>

const groupProperties = {
  title: localizedText(60, 'Heading of the fields'),
  hint: Type.Optional(localizedText(200, 'Stands below the heading')),
  fields: Type.Array(Type.String(), { minItems: 1, description: 'Names of the fields' }),
}

const FieldGroup = Type.Object(groupProperties, { additionalProperties: false })
export type FieldGroup = Static<typeof FieldGroup>

/** Layout of a form. */
export const FormUi = Type.Object(
  {
    order: Type.Optional(Type.Array(Type.String(), { description: 'Order of the fields' })),
    sections: Type.Optional(
      Type.Array(FieldGroup, {
        minItems: 1,
        description: 'Fields under headings; those that stand in none come first',
      }),
    ),
    steps: Type.Optional(
      Type.Array(FieldGroup, {
        minItems: 2,
        maxItems: 12,
        description: 'Shown one after the other; each is checked before the next. Every field stands in one',
      }),
    ),
    review: Type.Optional(
      Type.Boolean({ description: 'After the last step all answers are shown before they are sent' }),
    ),
    fields: Type.Optional(
      Type.Record(Type.String(), FieldUi, {
        description:
          'How each field is drawn, by its name; of a field within others by its path: address.city, phones.items.number',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FormUi = Static<typeof FormUi>
