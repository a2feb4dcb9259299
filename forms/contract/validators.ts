/** The field validators of the specification (section 5), each as a list of plain JSON Schema rules. */
import type { FormErrorType, Limits } from './error-types.ts'
import type { JsonSchema } from '../../schemas/json-schema.ts'

export const fieldValidators = [
  'sum',
  'phone',
  'email',
  'fakename',
  'password',
  'custom',
  'text',
  'name',
  'address',
  'postcode',
  'date',
  'promo',
  'truthyCheckbox',
  'sex',
] as const
export type FieldValidator = (typeof fieldValidators)[number]

/** Field names that imply a validator; `validator` can contain either name. */
export const namedFields = {
  newPassword: 'password',
  newPasswordRepeated: 'password',
  first_name: 'name',
  last_name: 'name',
  cardHolder: 'text',
  login: 'text',
  documentType: 'text',
  documentNumber: 'text',
  cpf: 'text',
} as const satisfies Record<string, FieldValidator>

function isNamedField(name: string): name is keyof typeof namedFields {
  return Object.hasOwn(namedFields, name)
}

/** Validator of a `validator` keyword; undefined: there is none of this name. */
export function fieldValidator(name: unknown): FieldValidator | undefined {
  if (typeof name !== 'string') return undefined
  if (isNamedField(name)) return namedFields[name]
  return fieldValidators.find((validator) => validator === name)
}

/** A part of a validator: a schema and the error type of violating it. */
interface Rule {
  rule: FormErrorType
  schema: JsonSchema
  limits?: Limits
}

export interface FieldRules {
  /** Error type of an empty required field. */
  missing: FormErrorType
  rules: Rule[]
  /** Keywords of the field that the rules replace. */
  consumed: readonly string[]
}

/** Letters of any script, no digits and none of the listed symbols. */
const namePattern = '^[^\\d@_"!?#$%\\^&*(){}\\[\\]|\\/\\\\<>~§+:;`]*$'
const addressPattern = '^[^@_"!?#$%\\^&*(){}\\[\\]\\\\<>~§+:;`]*$'
/** All characters of a Latin keyboard except spaces. */
export const passwordCharacters = '[\\x21-\\x7e]'

function numberOf(value: unknown, byDefault: number): number {
  return typeof value === 'number' ? value : byDefault
}

function patternOf(schema: JsonSchema, byDefault: string): string {
  return typeof schema['pattern'] === 'string' ? schema['pattern'] : byDefault
}

/** Converts `formatMinimum` and `formatMaximum` to formats whose names include the bound. */
function bounds(
  schema: JsonSchema,
  format: string,
  rules: { min: FormErrorType; max: FormErrorType },
): Rule[] {
  const limits: Limits = {}
  const { formatMinimum: min, formatMaximum: max } = schema
  if (typeof min === 'string' || typeof min === 'number') limits.min = min
  if (typeof max === 'string' || typeof max === 'number') limits.max = max
  return [
    ...(limits.min === undefined
      ? []
      : [{ rule: rules.min, schema: { format: `${format}-from ${limits.min}` }, limits }]),
    ...(limits.max === undefined
      ? []
      : [{ rule: rules.max, schema: { format: `${format}-to ${limits.max}` }, limits }]),
  ]
}

type Describe = (schema: JsonSchema, isRequired: boolean) => Partial<FieldRules> & Pick<FieldRules, 'rules'>

const bounded = ['formatMinimum', 'formatMaximum']

const descriptions: Record<FieldValidator, Describe> = {
  sum: (schema) => ({
    rules: [
      { rule: 'sum', schema: { pattern: '^[1-9]\\d*$' } },
      ...bounds(schema, 'digits', { min: 'sumRange', max: 'sumRange' }),
    ],
    consumed: bounded,
  }),
  phone: (schema) => ({
    missing: 'insertPhone',
    rules: [{ rule: 'wrongPhoneFormat', schema: { pattern: patternOf(schema, '^\\+?\\d{9,15}$') } }],
    consumed: ['pattern'],
  }),
  email: () => ({ rules: [{ rule: 'email', schema: { format: 'email-address' } }], consumed: ['format'] }),
  fakename: (schema) => {
    const min = numberOf(schema['minLength'], 4)
    return {
      rules: [
        { rule: 'fakename', schema: { pattern: '^[\\p{L}\\p{N}]*$' } },
        { rule: 'minLength', schema: { minLength: min }, limits: { min } },
      ],
      consumed: ['minLength'],
    }
  },
  password: (schema) => {
    const limits = { min: numberOf(schema['minLength'], 6), max: numberOf(schema['maxLength'], 20) }
    return {
      rules: [
        { rule: 'password', schema: { pattern: `^${passwordCharacters}*$` } },
        { rule: 'minLength', schema: { minLength: limits.min }, limits },
        { rule: 'maxLength', schema: { maxLength: limits.max }, limits },
      ],
      consumed: ['minLength', 'maxLength'],
    }
  },
  custom: (schema) => ({
    rules:
      typeof schema['pattern'] === 'string'
        ? [{ rule: 'regex', schema: { pattern: schema['pattern'] } }]
        : [],
    consumed: ['pattern'],
  }),
  text: (schema) => ({
    rules:
      schema['validator'] === 'cardHolder' ? [{ rule: 'cardHolder', schema: { format: 'card-holder' } }] : [],
  }),
  name: () => ({ rules: [{ rule: 'name', schema: { pattern: namePattern } }] }),
  address: () => ({ rules: [{ rule: 'address', schema: { pattern: addressPattern } }] }),
  postcode: (schema) => ({
    rules: [{ rule: 'postcode', schema: { pattern: patternOf(schema, '^\\d{1,8}$') } }],
    consumed: ['pattern'],
  }),
  date: (schema) => ({
    rules: [
      { rule: 'date', schema: { format: 'calendar-date' } },
      ...bounds(schema, 'date', { min: 'minValue', max: 'maxValue' }),
    ],
    consumed: [...bounded, 'format'],
  }),
  // Only the server knows whether a promo code is valid.
  promo: () => ({ rules: [], consumed: ['pattern', 'format', 'minLength', 'maxLength', 'enum', 'const'] }),
  truthyCheckbox: (_schema, isRequired) => ({
    missing: 'uncheckedCheckbox',
    rules: isRequired ? [{ rule: 'uncheckedCheckbox', schema: { const: true } }] : [],
    consumed: ['const'],
  }),
  // 0 is the profile's value for "not specified".
  sex: (_schema, isRequired) => ({
    rules: isRequired ? [{ rule: 'required', schema: { not: { const: 0 } } }] : [],
  }),
}

const notText: readonly FieldValidator[] = ['promo', 'truthyCheckbox', 'sex']

/** Rules of a field's `validator`. */
export function rulesOf(validator: FieldValidator, schema: JsonSchema, isRequired: boolean): FieldRules {
  const { missing = 'required', rules, consumed = [] } = descriptions[validator](schema, isRequired)
  const filledIn: Rule[] =
    notText.includes(validator) || !isRequired ? [] : [{ rule: missing, schema: { minLength: 1 } }]
  return { missing, rules: [...filledIn, ...rules], consumed }
}
