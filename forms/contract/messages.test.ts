import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import dictionary from '../../schemas/defaults/dictionaries/default.json' with { type: 'json' }
import { defaultFormats, setFormats } from '../../schemas/formats.ts'
import { errorTypes, type FormErrorType } from './error-types.ts'
import { builtInCodes } from '../../schemas/locale.ts'
import { defaultMessages } from './default-messages.ts'
import { messageOf, type FormMessages, type FieldError } from './messages.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function say(code: FormErrorType, limits: FieldError['limits'] = {}, messages: FormMessages = {}) {
  return messageOf(messages, { path: ['field'], code, limits })
}

describe('without a dictionary', () => {
  test.each<[FormErrorType, FieldError['limits'], string]>([
    ['required', {}, 'Field is required'],
    ['email', {}, 'Wrong email address'],
    ['minLength', { min: 6 }, 'Min length is 6'],
    ['maxLength', { max: 20 }, 'Max length is 20'],
    ['phone', {}, 'Wrong phone number'],
    ['fakename', {}, 'Wrong fake name'],
    ['name', {}, 'Wrong symbols in name'],
    ['address', {}, 'Wrong address'],
    ['iban', {}, 'Wrong iban'],
    ['minValue', { min: 1 }, 'Min value is 1'],
    ['maxValue', { max: 9 }, 'Max value is 9'],
    ['date', {}, 'Wrong date'],
    ['noSuchDate', {}, 'There is no such date'],
    ['insertPhone', {}, 'Insert phone number'],
    ['wrongPhoneFormat', {}, 'Wrong phone format'],
  ])(
    'the message of %s is that of the specification [VAL-01, VAL-02, VAL-03, VAL-04, VAL-05, VAL-06, VAL-08, VAL-09, VAL-10, VAL-11, VAL-12, VAL-13]',
    (code, limits, message) => {
      expect(say(code, limits)).toBe(message)
    },
  )

  test('a wrong password names the characters [VAL-07]', () => {
    const error: FieldError = { path: ['password'], code: 'password', limits: {}, characters: 'ж' }
    expect(messageOf({}, error)).toBe('Wrong password: ж')
  })

  test('sameAs, regex and cardNumber share a generic message [VAL-14]', () => {
    expect(new Set([say('sameAs'), say('regex'), say('cardNumber')])).toEqual(new Set(['Wrong value']))
  })
})

describe('limits', () => {
  test('are formatted with thousands separators for amounts', () => {
    const limits = { min: '20000', max: '10000000' }
    expect(say('sumRange', limits)).toBe('The sum must be from 20,000 to 10,000,000')
  })

  test('limits are in the formats of the settings', () => {
    setFormats({ ...defaultFormats, group: '\u00a0', decimal: ',' })
    const limits = { min: '0.5', max: '10000000' }
    expect(say('sumRange', limits)).toBe('The sum must be from 0,5 to 10\u00a0000\u00a0000')
    setFormats()
  })

  test('are formatted as dd.mm.yyyy for dates, including relative ones', () => {
    expect(say('minValue', { min: '1900-01-01' })).toBe('Min value is 01.01.1900')
    expect(say('maxValue', { max: 'today-18y' })).toBe('Max value is 21.11.2008')
  })
})

describe('a dictionary', () => {
  const messages: FormMessages = {
    '*': { required: 'all: required', phone: 'all: phone' },
    field: { required: 'field: required', minLength: 'from $$min$$' },
  }

  test("overrides the default, and a field's message overrides that for all fields [ENT-35, VAL-15]", () => {
    expect(say('required', {}, messages)).toBe('field: required')
    expect(messageOf(messages, { path: ['other'], code: 'required', limits: {} })).toBe('all: required')
    expect(say('minLength', { min: 6 }, messages)).toBe('from 6')
  })

  test.each(errorTypes)('overrides the default message of %s [VAL-15]', (code) => {
    const error: FieldError = {
      path: ['field'],
      code,
      limits: { min: 1, max: 2 },
      characters: 'ж',
      fields: 'a',
    }
    const shown = messageOf({ '*': { [code]: 'of the site' } }, error)
    expect([shown, messageOf({}, error)]).toEqual([
      'of the site',
      expect.not.stringMatching(/of the site|\$\$/),
    ])
  })

  test('applies to nested fields by their path or by their name', () => {
    const nested: FormMessages = { 'address.city': { required: 'by path' }, zip: { required: 'by name' } }
    expect(messageOf(nested, { path: ['address', 'city'], code: 'required', limits: {} })).toBe('by path')
    expect(messageOf(nested, { path: ['list', '0', 'zip'], code: 'required', limits: {} })).toBe('by name')
  })

  test('uses the message of a wrong phone number for a wrong phone format [VAL-38]', () => {
    expect(say('wrongPhoneFormat', {}, messages)).toBe('all: phone')
  })
})

test.each(builtInCodes)('the default dictionary has every text in %s [VAL-61]', (locale) => {
  const forAll = dictionary.body.entries.filter(({ fieldName }) => fieldName === '*')
  const written = forAll.flatMap(({ validationDict }) => validationDict)
  const said = written.filter(({ message }) => message[locale]).map(({ errorType }) => errorType)
  expect(said.sort()).toEqual([...errorTypes].sort())
})

test('every rule has a default message', () => {
  expect(Object.keys(defaultMessages).sort()).toEqual([...errorTypes].sort())
})
