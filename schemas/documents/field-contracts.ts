/** Contracts for editing form fields: for each kind of field, the editable part of its JSON Schema. */
import { Type, type TSchema } from 'typebox'
import { localizedText } from './localized.ts'
import { type JsonSchema } from '../json-schema.ts'
import { isRecord } from '../is-record.ts'
import { fieldValidator, fieldValidators, namedFields } from '../../forms/index.ts'

/** Validators that determine the kind of a field. */
const ofOtherKinds: readonly string[] = ['sum', 'date', 'truthyCheckbox', 'sex']
const textValidators = [
  ...fieldValidators.filter((validator) => !ofOtherKinds.includes(validator)),
  ...Object.keys(namedFields),
]

const label = { title: localizedText(120, 'Label of the field') }

const text = {
  ...label,
  validator: Type.Optional(
    Type.Enum(textValidators, {
      description: 'Validation of the whole value, such as a name or a phone number',
    }),
  ),
  format: Type.Optional(
    Type.Enum(
      [
        'text-plain',
        'text-letters',
        'text-digits',
        'text-punctuated',
        'card-number',
        'card-holder',
        'card-expiry',
        'iban',
        'confirmation-code',
      ],
      { description: 'Allowed characters, or the format of the whole value' },
    ),
  ),
  minLength: Type.Optional(Type.Integer({ minimum: 0, description: 'Minimum number of characters' })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, description: 'Maximum number of characters' })),
  pattern: Type.Optional(
    Type.String({ maxLength: 500, description: 'Regular expression that the value must match' }),
  ),
  sameAs: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'Name of a field on the same level that must have the same value',
    }),
  ),
  default: Type.Optional(Type.String({ maxLength: 200, description: 'Initial value' })),
}

const dateBound = (description: string) =>
  Type.Optional(
    Type.String({
      maxLength: 20,
      description: `${description}: a date such as 1990-12-31, or today, today-18y, today+30d`,
    }),
  )

const sumBound = (description: string) => Type.Optional(Type.String({ maxLength: 20, description }))

const choiceOf = <Value extends TSchema>(value: Value) => ({
  ...label,
  oneOf: Type.Array(Type.Object({ const: value, title: localizedText(120, 'Text shown to the player') }), {
    minItems: 1,
    description: 'Options to choose from',
  }),
})

const chosenText = Type.String({ minLength: 1, maxLength: 100, description: 'Value sent to the platform' })
const chosenNumber = Type.Number({ description: 'Value sent to the platform' })
const chosenAtFirst = { description: 'Option selected initially: one of the values' }

/** For each kind of field, the schema keywords edited as named fields; all others are edited as JSON. */
export const fieldContracts = {
  text: Type.Object(text),
  date: Type.Object({
    ...label,
    formatMinimum: dateBound('Earliest date'),
    formatMaximum: dateBound('Latest date'),
  }),
  sum: Type.Object({
    ...label,
    formatMinimum: sumBound('Minimum amount'),
    formatMaximum: sumBound('Maximum amount'),
  }),
  number: Type.Object({
    ...label,
    minimum: Type.Optional(Type.Number({ description: 'Minimum number' })),
    maximum: Type.Optional(Type.Number({ description: 'Maximum number' })),
    default: Type.Optional(Type.Number({ description: 'Initial value' })),
  }),
  choice: Type.Object({
    ...choiceOf(chosenText),
    default: Type.Optional(Type.String({ maxLength: 100, ...chosenAtFirst })),
  }),
  numberChoice: Type.Object({
    ...choiceOf(chosenNumber),
    default: Type.Optional(Type.Number(chosenAtFirst)),
  }),
  checkbox: Type.Object({
    ...label,
    default: Type.Optional(Type.Boolean({ description: 'Checked initially' })),
  }),
  group: Type.Object({ ...label }),
} as const satisfies Record<string, TSchema>
export type FieldShape = keyof typeof fieldContracts

/** Keywords that determine the kind of a field; they cannot be edited. */
export const fixedKeywords: Readonly<Record<FieldShape, readonly string[]>> = {
  text: ['type'],
  date: ['type', 'validator'],
  sum: ['type', 'validator'],
  number: ['type'],
  choice: ['type'],
  numberChoice: ['type'],
  checkbox: ['type', 'validator'],
  group: ['type', 'properties', 'required'],
}

const isChoice = ({ oneOf }: JsonSchema) =>
  Array.isArray(oneOf) && oneOf.every((option: unknown) => isRecord(option) && 'const' in option)

/** Kind of the field with this schema; null: it is edited as JSON. */
export function fieldShape(schema: JsonSchema): FieldShape | null {
  const { type } = schema
  if ('$ref' in schema || 'allOf' in schema || 'anyOf' in schema || 'enum' in schema) return null
  if (schema['oneOf'] !== undefined && !isChoice(schema)) return null
  switch (type) {
    case 'string': {
      if (isChoice(schema)) return 'choice'
      const validator = fieldValidator(schema['validator'])
      return validator === 'date' || validator === 'sum' ? validator : 'text'
    }
    case 'integer':
    case 'number':
      return isChoice(schema) ? 'numberChoice' : 'number'
    case 'boolean':
      return isChoice(schema) ? null : 'checkbox'
    case 'object':
      return isRecord(schema['properties']) ? 'group' : null
    default:
      return null
  }
}
