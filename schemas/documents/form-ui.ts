import { Type, type Static } from 'typebox'
import { localizedInlineText, localizedText } from './localized.ts'
import { operationNames } from './operations.ts'

/** Widgets for texts of a certain kind. */
export const textWidgets = [
  'phone',
  'email',
  'password',
  'date',
  'money',
  'card',
  'code',
  'textarea',
  'promo',
] as const
export const widgets = ['text', ...textWidgets, 'select', 'checkbox', 'radio', 'file'] as const
export type FormWidget = (typeof widgets)[number]

/** Lists of the platform that fields can take their options from. */
export const fieldSources = ['currencies', 'countries', 'languages', 'phones'] as const
export type FieldSource = (typeof fieldSources)[number]

export const FieldUi = Type.Object(
  {
    widget: Type.Optional(
      Type.Enum([...widgets], { description: 'How the field is displayed. Default: by its type' }),
    ),
    placeholder: Type.Optional(localizedText(60, 'Shown in the empty field')),
    hint: Type.Optional(
      localizedText(160, 'Shown below the field. Default: the field’s description in the schema'),
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
        description: 'Fixed start of a phone number, such as +998; part of the value',
      }),
    ),
    mask: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'Grouping of digits while typing, # for each digit: "## ### ## ##"',
      }),
    ),
    from: Type.Optional(
      Type.Enum([...fieldSources], {
        description:
          'Data of the platform for the field: options of a choice, or the countries of a phone number with their formats. The document’s own options then only name the platform’s',
      }),
    ),
    accept: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: '^[\\w.+/*-]+(?: *, *[\\w.+/*-]+)*$',
        description: 'Types of files that can be chosen, such as "image/*, .pdf". Default: all',
      }),
    ),
    maxKilobytes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 40,
        description: 'Size limit of a file in KB. All files of a form may have 40 KB together. Default: 40',
      }),
    ),
    richLabel: Type.Optional(
      localizedInlineText(400, 'Label with links, for consents; markup: a, strong, em'),
    ),
    check: Type.Optional(
      Type.Enum([...operationNames], {
        description:
          'Operation that checks whether the platform accepts the value, such as campaigns.checkPromocode; the form waits for the result before it is sent',
      }),
    ),
    lock: Type.Optional(
      Type.Boolean({
        description:
          'The field cannot be removed, made optional or shown to some players only. Only admins lock and unlock fields',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FieldUi = Static<typeof FieldUi>

const groupProperties = {
  title: localizedText(60, 'Heading of the fields'),
  hint: Type.Optional(localizedText(200, 'Text below the heading')),
  fields: Type.Array(Type.String(), { minItems: 1, description: 'Field names' }),
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
        description: 'Fields under headings; fields without a heading come first',
      }),
    ),
    steps: Type.Optional(
      Type.Array(FieldGroup, {
        minItems: 2,
        maxItems: 12,
        description:
          'Steps shown one after the other; each is checked before the next. Every field must belong to a step.',
      }),
    ),
    review: Type.Optional(
      Type.Boolean({ description: 'Show all answers after the last step, before they are sent' }),
    ),
    fields: Type.Optional(
      Type.Record(Type.String(), FieldUi, {
        description:
          'How each field is displayed, by field name; nested fields by path: address.city, phones.items.number',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FormUi = Static<typeof FormUi>
