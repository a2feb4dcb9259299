import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { interpret } from '../interpret.ts'
import { formIssues } from './form-issues.ts'
import { expandValidators } from './expand-validators.ts'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { fieldValidator, fieldValidators } from './validators.ts'

/** Error of `value` in a required field of this schema; undefined: none. */
function codeOf(field: JsonSchema, value: unknown): string | undefined {
  const type = typeof value === 'boolean' || typeof value === 'number' ? typeof value : 'string'
  const schema = expandValidators({
    type: 'object',
    required: ['field'],
    properties: { field: { type, ...field } },
  })
  return formIssues(schema, interpret(schema), { field: value })[0]?.code
}

type Row = [about: string, field: JsonSchema, value: unknown, fault: string | undefined]

const name = { validator: 'name' }
const address = { validator: 'address' }
const sum = { validator: 'sum', formatMinimum: '20000', formatMaximum: '10000000' }
const date = { validator: 'date', formatMinimum: '1900-01-01', formatMaximum: '2026-11-21' }
const adult = { validator: 'date', formatMaximum: 'today-18y' }

const rows: Row[] = [
  ['a sum in whole units', sum, '500000', undefined],
  ['a sum with a leading zero [VAL-20]', sum, '0500000', 'sum'],
  ['a sum of nothing [VAL-20]', sum, '0', 'sum'],
  ['a negative sum [VAL-20]', sum, '-5', 'sum'],
  ['a sum with decimals [VAL-20]', sum, '20000.5', 'sum'],
  ['a sum below the least', sum, '19999', 'sumRange'],
  ['the least sum', sum, '20000', undefined],
  ['the greatest sum', sum, '10000000', undefined],
  ['a sum above the greatest [VAL-21]', sum, '10000001', 'sumRange'],
  ['a sum too long for a number', sum, '9'.repeat(40), 'sumRange'],

  ['a name', name, 'Oʻgʻiloy', undefined],
  ['a name with a hyphen and an apostrophe', name, "Anna-Maria d'Arc", undefined],
  ['a Cyrillic name', name, 'Алишер', undefined],
  ['no name [VAL-24]', name, '', 'required'],
  ['a name with a digit [VAL-22]', name, 'Ann4', 'name'],
  ...Array.from('@_"!?#$%^&*(){}[]|/\\<>~§+:;`').map((symbol): Row => [
    `a name with ${symbol} [VAL-23]`,
    name,
    `An${symbol}n`,
    'name',
  ]),
  ['a first name', { validator: 'first_name' }, 'A1', 'name'],
  ['a last name', { validator: 'last_name' }, 'A1', 'name'],

  ['an address with digits, | and / [VAL-25]', address, 'Amir Temur 12/4 | kv. 5', undefined],
  ['no address [VAL-26]', address, '', 'required'],
  ['an address with <', address, 'Amir <Temur>', 'address'],
  ['an address with @', address, 'a@b', 'address'],

  ['a date as it is kept', date, '1998-03-14', undefined],
  ['a date as it is written', date, '14.03.1998', undefined],
  ['a date with other separators', date, "14'03-1998", undefined],
  ['a year of two digits [VAL-27]', date, '14.03.98', 'date'],
  ['a date with letters', date, '14 mart 1998', 'date'],
  ['a date with a slash [VAL-29]', date, '14/03/1998', 'date'],
  ['a day that is not in the calendar', date, '31.02.1998', 'noSuchDate'],
  ['a date before the first', date, '1899-12-31', 'minValue'],
  ['a date after the last', date, '2026-11-22', 'maxValue'],
  ['the day of the 18th birthday', adult, '2008-11-21', undefined],
  ['the day before the 18th birthday [VAL-28]', adult, '2008-11-22', 'maxValue'],

  ['a sex', { validator: 'sex' }, 1, undefined],
  ['the sex that stands for not chosen [VAL-31]', { validator: 'sex' }, 0, 'required'],
  ['no sex [VAL-30]', { validator: 'sex', type: 'number' }, undefined, 'required'],

  ['a text', { validator: 'text' }, 'x', undefined],
  ['no text', { validator: 'text' }, '', 'required'],
  ['no login', { validator: 'login' }, '', 'required'],
  ['no document number', { validator: 'documentNumber' }, '', 'required'],

  ['what the custom pattern wants', { validator: 'custom', pattern: '^\\d{3}$' }, '123', undefined],
  ['what the custom pattern refuses', { validator: 'custom', pattern: '^\\d{3}$' }, '12', 'regex'],
  ['anything where no custom pattern is set', { validator: 'custom' }, '?', undefined],
  ['nothing where no custom pattern is set [VAL-33]', { validator: 'custom' }, '', 'required'],

  ['a post code of 8 digits', { validator: 'postcode' }, '10000012', undefined],
  ['a post code of 9 digits [VAL-34]', { validator: 'postcode' }, '100000123', 'postcode'],
  ['a post code with letters', { validator: 'postcode' }, 'EC1A', 'postcode'],
  [
    'a post code of the configured pattern [VAL-35]',
    { validator: 'postcode', pattern: '^[A-Z]{2}\\d$' },
    'EC1',
    undefined,
  ],
  [
    'a post code against the configured pattern',
    { validator: 'postcode', pattern: '^[A-Z]{2}\\d$' },
    '100000',
    'postcode',
  ],

  ['a phone', { validator: 'phone' }, '+998901234567', undefined],
  ['no phone [VAL-36]', { validator: 'phone' }, '', 'insertPhone'],
  ['a phone that is too short [VAL-37]', { validator: 'phone' }, '+99890', 'wrongPhoneFormat'],
  ['a phone with letters', { validator: 'phone' }, '+99890123456x', 'wrongPhoneFormat'],
  [
    'a phone of another country',
    { validator: 'phone', pattern: '^\\+998\\d{9}$' },
    '+79991234567',
    'wrongPhoneFormat',
  ],

  ['an e-mail', { validator: 'email' }, 'a.b@mail.uz', undefined],
  ['an e-mail with a domain of three parts', { validator: 'email' }, 'a@mail.co.uz', undefined],
  ['no e-mail [VAL-39]', { validator: 'email' }, '', 'required'],
  ['an e-mail with two @ [VAL-40]', { validator: 'email' }, 'a@b@mail.uz', 'email'],
  ['an e-mail without @', { validator: 'email' }, 'mail.uz', 'email'],
  ['an e-mail with a space [VAL-41]', { validator: 'email' }, 'a b@mail.uz', 'email'],
  ['an e-mail with a domain of one part', { validator: 'email' }, 'a@mail', 'email'],
  ['an e-mail with a domain of four parts [VAL-42]', { validator: 'email' }, 'a@b.mail.co.uz', 'email'],

  ['no password [VAL-43]', { validator: 'password' }, '', 'required'],
  ['a password of 5 characters [VAL-44]', { validator: 'password' }, 'abcd1', 'minLength'],
  ['a password of 6 characters', { validator: 'password' }, 'abcde1', undefined],
  ['a password of 20 characters', { validator: 'password' }, 'a'.repeat(20), undefined],
  ['a password of 21 characters [VAL-45]', { validator: 'password' }, 'a'.repeat(21), 'maxLength'],
  ['a password with Cyrillic letters [VAL-48]', { validator: 'password' }, 'пароль1', 'password'],
  ['a password with a space', { validator: 'password' }, 'abc def', 'password'],
  ['a new password that is too short', { validator: 'newPassword' }, 'abc', 'minLength'],
  ['a repeated password that is too short', { validator: 'newPasswordRepeated' }, 'abc', 'minLength'],

  ['a card holder', { validator: 'cardHolder' }, "Anna-Maria d'Arc Jr.", undefined],
  ['a card holder with a digit', { validator: 'cardHolder' }, 'Anna 2', 'cardHolder'],
  ['a card holder with a comma [VAL-49]', { validator: 'cardHolder' }, 'Arc, Anna', 'cardHolder'],

  ['a fake name', { validator: 'fakename' }, 'Lola7', undefined],
  ['a fake name of 3 characters [VAL-50]', { validator: 'fakename' }, 'Lol', 'minLength'],
  ['a fake name with a space [VAL-51]', { validator: 'fakename' }, 'Lola 7', 'fakename'],
  ['a fake name with a symbol', { validator: 'fakename' }, 'Lola_7', 'fakename'],

  ['any promo code [VAL-52]', { validator: 'promo' }, '€#%&', undefined],
  [
    'a promo code against a pattern',
    { validator: 'promo', pattern: '^x$', maxLength: 1 },
    'KUZ150',
    undefined,
  ],

  ['a checked box', { validator: 'truthyCheckbox' }, true, undefined],
  ['an unchecked box [VAL-53]', { validator: 'truthyCheckbox' }, false, 'uncheckedCheckbox'],
  [
    'a box that was never touched',
    { validator: 'truthyCheckbox', type: 'boolean' },
    undefined,
    'uncheckedCheckbox',
  ],

  ['a confirmation code', { format: 'confirmation-code' }, '012345', undefined],
  ['no confirmation code [VAL-54]', { format: 'confirmation-code' }, '', 'required'],
  ['a confirmation code of 5 digits [VAL-56]', { format: 'confirmation-code' }, '01234', 'code'],
  ['a confirmation code of 7 digits', { format: 'confirmation-code' }, '0123456', 'code'],
  ['a confirmation code with a letter [VAL-55]', { format: 'confirmation-code' }, '01234a', 'code'],

  ['plain text', { format: 'text-plain' }, 'Bozor7', undefined],
  ...Array.from(',_ "\'-!@#$%').map((sign): Row => [
    `plain text with ${sign} [VAL-57]`,
    { format: 'text-plain' },
    `a${sign}b`,
    'regex',
  ]),
  [
    'Latin, Cyrillic and Latvian with punctuation [VAL-58]',
    { format: 'text-punctuated' },
    'Ābele, Алма: №5!',
    undefined,
  ],
  ['another script', { format: 'text-punctuated' }, '漢字', 'regex'],
  ['letters', { format: 'text-letters' }, 'Anna-Mariya', undefined],
  ['letters with a digit [VAL-59]', { format: 'text-letters' }, 'Anna2', 'regex'],
  ['letters with a symbol', { format: 'text-letters' }, 'Anna$', 'regex'],
  ['letters and digits', { format: 'text-digits' }, 'Dom 12', undefined],
  ['letters and digits with a symbol [VAL-60]', { format: 'text-digits' }, 'Dom 12$', 'regex'],

  ['an IBAN', { format: 'iban' }, 'GB82 WEST 1234 5698 7654 32', undefined],
  ['an IBAN with a wrong checksum [VAL-62]', { format: 'iban' }, 'GB82 WEST 1234 5698 7654 33', 'iban'],
  ['a card number', { format: 'card-number' }, '4111 1111 1111 1111', undefined],
  [
    'a card number with a wrong digit [VAL-62]',
    { format: 'card-number' },
    '4111 1111 1111 1112',
    'cardNumber',
  ],
  ['a card number with too few digits [VAL-62]', { format: 'card-number' }, '41111', 'cardNumber'],
  ['a card good to the end of this month', { format: 'card-expiry' }, '11/26', undefined],
  ['a card of last month', { format: 'card-expiry' }, '10/26', 'cardExpiry'],
  ['a card of the 13th month', { format: 'card-expiry' }, '13/27', 'cardExpiry'],
]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a required field', () => {
  test.each(rows)('validates %s', (_about, field, value, fault) => {
    expect(codeOf(field, value)).toBe(fault)
  })
})

test('there are exactly fourteen field validators [VAL-16]', () => {
  expect([...fieldValidators].sort()).toEqual([
    'address',
    'custom',
    'date',
    'email',
    'fakename',
    'name',
    'password',
    'phone',
    'postcode',
    'promo',
    'sex',
    'sum',
    'text',
    'truthyCheckbox',
  ])
})

test.each([
  [['newPassword', 'newPasswordRepeated', 'password'], 'password'],
  [['cardHolder', 'login', 'text', 'documentType', 'documentNumber', 'cpf'], 'text'],
  [['first_name', 'last_name', 'name'], 'name'],
])('the fields %j share a validator [VAL-17, VAL-18, VAL-19]', (names, validator) => {
  expect(names.map(fieldValidator)).toEqual(names.map(() => validator))
})

test('rejects an unknown validator by name', () => {
  expect(() => expandValidators({ validator: 'fon' })).toThrow('"fon"')
  expect(() => expandValidators({ validator: 'toString' })).toThrow('"toString"')
})

describe('an optional field', () => {
  const optional = expandValidators({
    type: 'object',
    properties: Object.fromEntries(
      fieldValidators.map((validator) => [validator, { type: ['string', 'boolean', 'number'], validator }]),
    ),
  })
  const engine = interpret(optional)

  test('may be left empty, whatever its validator [VAL-32]', () => {
    const empty = Object.fromEntries(fieldValidators.map((validator) => [validator, '']))
    expect(formIssues(optional, engine, empty)).toEqual([])
    expect(formIssues(optional, engine, { truthyCheckbox: false, sex: 0 })).toEqual([])
  })

  test('is validated like a required one once it is filled in', () => {
    expect(formIssues(optional, engine, { email: 'a@b', phone: '1' }).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['email', 'wrongPhoneFormat']),
    )
  })
})

describe('sameAs', () => {
  const schema = expandValidators({
    type: 'object',
    properties: {
      newPassword: { type: 'string', validator: 'newPassword' },
      newPasswordRepeated: { type: 'string', validator: 'newPasswordRepeated', sameAs: 'newPassword' },
    },
  })
  const issues = (values: unknown) => formIssues(schema, interpret(schema), values)

  test('requires the confirmation to equal the password [VAL-47]', () => {
    expect(issues({ newPassword: 'secret1', newPasswordRepeated: 'secret2' })).toMatchObject([
      { path: '/newPasswordRepeated', code: 'sameAs' },
    ])
    expect(issues({ newPassword: 'secret1', newPasswordRepeated: 'secret1' })).toEqual([])
  })

  test('reports nothing while the other field is empty', () => {
    expect(issues({ newPasswordRepeated: 'secret1' })).toEqual([])
  })
})

test('a password error names the forbidden characters [VAL-46]', () => {
  const schema = expandValidators({
    type: 'object',
    properties: { password: { type: 'string', validator: 'password' } },
  })
  const [issue] = formIssues(schema, interpret(schema), { password: 'abжcd жя1' })
  expect(issue).toMatchObject({ code: 'password', message: 'Wrong password: ж ␣ я' })
})
