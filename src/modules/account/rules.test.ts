// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Contact, PersonalDataField, Profile } from '../../../schemas/api/entities/account.ts'
import type { PlayLimit } from '../../../schemas/api/entities/responsible.ts'
import { isConfirmSent, markConfirmSent } from './contacts/confirm-sent.ts'
import { contactsOf, shownContact } from './contacts/contacts.ts'
import {
  confirmHintTime,
  mayHint,
  registeredAt,
  registrationHintTime,
  showsConfirmHint,
  showsRegistrationHint,
} from '../../lib/preferences/hint-rules.ts'
import { readIdentityStatus } from '../../../registry/identity-check/identity-message.ts'
import { formatMinutes, usedPercent } from './responsible/limit-figures.ts'
import { narrowPhone } from './profile/phone-country.ts'
import { changedFields, narrowProfile, valuesOf } from '../../../registry/profile-form/profile-fields.ts'
import { verificationOf } from '../../../registry/identity-check/verification-state.ts'

const profile: Profile = {
  first_name: 'Dilshod',
  last_name: '',
  sex: 0,
  birth_date: null,
  document_number: 'AB1234567',
  country: '',
  country_code: 'UZ',
  region: '',
  home_town: 'Toshkent',
  address: '',
  postcode: '',
  document: { type: 'passport', number: 'AB1234567' },
}
const cpf: Profile = { ...profile, document: { type: 'cpf', number: '123.456.789-01' } }

const field = (name: PersonalDataField['name'], is_required = false, is_editable = true) => ({
  name,
  is_required,
  is_editable,
})
const form = {
  schema: {
    type: 'object',
    properties: {
      first_name: { type: 'string', title: 'Имя', pattern: '^[^0-9]*$' },
      last_name: { type: 'string', title: 'Фамилия' },
      document_number: { type: 'string', title: 'Документ', maxLength: 5 },
      region: { type: 'string', title: 'Область' },
    },
  },
  fields: {},
}

describe('the form of the profile', () => {
  it('has exactly the visible fields, with the required ones marked', () => {
    const { schema } = narrowProfile(form, [field('first_name', true), field('last_name')], null)
    expect(Object.keys(schema.properties)).toEqual(['first_name', 'last_name'])
    expect(schema).toMatchObject({ required: ['first_name'] })
  })

  it('locks read-only fields without requiring or validating them', () => {
    const { schema } = narrowProfile(form, [field('first_name', true, false)], null)
    expect(schema).toMatchObject({ required: [] })
    expect(schema.properties).toEqual({ first_name: { type: 'string', title: 'Имя', readOnly: true } })
  })

  it('has the document number only for a cpf, and read-only [PROF-01]', () => {
    const fields = [field('document_number')]
    for (const { document } of [profile, { document: null }])
      expect(narrowProfile(form, fields, document).schema.properties).toEqual({})
    expect(valuesOf(profile)).not.toHaveProperty('document_number')
    expect(narrowProfile(form, fields, cpf.document).schema.properties).toEqual({
      document_number: { type: 'string', title: 'Документ', readOnly: true },
    })
    expect(valuesOf(cpf)).toMatchObject({ document_number: '123.456.789-01' })
    expect(changedFields({ document_number: '1' }, valuesOf(cpf), fields)).toEqual({})
  })

  it('starts with the known values and leaves out empty ones', () => {
    expect(valuesOf(profile)).toEqual({ first_name: 'Dilshod', country_code: 'UZ', home_town: 'Toshkent' })
  })

  it('sends changed fields, and emptied ones as empty', () => {
    const fields = [
      field('first_name'),
      field('home_town'),
      field('sex'),
      field('birth_date'),
      field('region'),
    ]
    const saved = { ...valuesOf(profile), sex: 1, birth_date: '1998-03-14' }
    expect(changedFields({ first_name: 'Dilshod', region: 'Buxoro' }, saved, fields)).toEqual({
      home_town: '',
      sex: 0,
      birth_date: undefined,
      region: 'Buxoro',
    })
  })
})

const contact = (type: Contact['type'], value: string, is_confirmed: boolean): Contact => ({
  type,
  contact: value,
  is_confirmed,
  is_subscribed: !is_confirmed,
  phone_country_code: type === 'phone' ? 'UZ' : null,
})

describe('contacts', () => {
  it('are one e-mail and one phone, each with value, confirmed and subscribed, the phone with its country [ENT-06]', () => {
    const items = [
      contact('phone', '998901234567', true),
      contact('email', 'a@mail.example', false),
      contact('email', 'b@mail.example', true),
    ]
    expect(contactsOf(items)).toEqual({
      email: { value: 'a@mail.example', confirmed: false, subscribed: true },
      phone: { value: '998901234567', confirmed: true, subscribed: false, phone_country_code: 'UZ' },
    })
    expect(contactsOf([])).toEqual({ email: null, phone: null })
  })

  it('hide the middle of a phone number', () => {
    expect(shownContact(contact('phone', '998901234567', true))).toBe('+998 90 ··· ·· 67')
    expect(shownContact(contact('email', 'a@mail.example', true))).toBe('a@mail.example')
  })

  it('take a phone number as the platform describes it', () => {
    const uz = { country_code: 'UZ', phone_code: '998', mask: '00 000 00 00', min_length: 9, max_length: 9 }
    const phone = { schema: { properties: { contact: { type: 'string' } } }, fields: {} }
    expect(narrowPhone(phone, uz)).toEqual({
      schema: { properties: { contact: { type: 'string', pattern: '^\\+998\\d{9,9}$' } } },
      fields: { contact: { prefix: '+998', mask: '## ### ## ##' } },
    })
  })
})

describe('the flag confirm_sent', () => {
  beforeEach(() => localStorage.clear())

  it('is stored for each player of this browser separately [CONT-08]', () => {
    markConfirmSent(7)
    markConfirmSent(7)
    expect([isConfirmSent(7), isConfirmSent(8)]).toEqual([true, false])
    expect(JSON.parse(localStorage.getItem('marquee.confirm_sent') ?? '')).toEqual([7])
  })

  it('is not set if the storage contains something else', () => {
    localStorage.setItem('marquee.confirm_sent', '{"7":true}')
    expect(isConfirmSent(7)).toBe(false)
  })
})

describe('hints', () => {
  const regTime = 1_760_000_000
  const after = (milliseconds: number) => ({ regTime, now: regTime * 1000 + milliseconds })

  it.each([
    [1_760_000_000, 1_760_000_000_000],
    ['1760000000', 1_760_000_000_000],
    ['2025-10-09T08:53:20Z', 1_760_000_000_000],
  ])('a registration at %s was at %s [SESS-09]', (time, at) => {
    expect(registeredAt(time)).toBe(at)
  })

  it('shows the deposit hint for two hours, until there is a deposit [SESS-07]', () => {
    expect(registrationHintTime).toBe(7_200_000)
    expect(showsRegistrationHint(after(7_199_999), { hasDeposits: false })).toBe(true)
    expect(showsRegistrationHint(after(7_200_000), { hasDeposits: false })).toBe(false)
    expect(showsRegistrationHint(after(0), { hasDeposits: true })).toBe(false)
  })

  it('shows the confirmation hint for five days, until confirmed or requested [CONST-03, SESS-08]', () => {
    const open = { isConfirmed: false, isSent: false }
    expect(confirmHintTime).toBe(432_000_000)
    expect(showsConfirmHint(after(431_999_999), open)).toBe(true)
    expect(showsConfirmHint(after(432_000_000), open)).toBe(false)
    expect(showsConfirmHint(after(0), { ...open, isConfirmed: true })).toBe(false)
    expect(showsConfirmHint(after(0), { ...open, isSent: true })).toBe(false)
    expect([mayHint(after(431_999_999)), mayHint(after(432_000_000))]).toEqual([true, false])
  })
})

it.each([
  [{ is_verified: true, is_on_verification: true, is_kyc_block_enabled: true }, 'verified'],
  [{ is_verified: false, is_on_verification: true, is_kyc_block_enabled: true }, 'pending'],
  [{ is_verified: false, is_on_verification: false, is_kyc_block_enabled: true }, 'blocked'],
  [{ is_verified: false, is_on_verification: false, is_kyc_block_enabled: false }, 'none'],
  [null, 'none'],
])('shows the flags %j as %s', (flags, state) => {
  expect(verificationOf(flags)).toBe(state)
})

it.each([
  [{ type: 'identity.status', status: 'approved' }, 'approved'],
  [{ type: 'identity.status', status: 'owner' }, undefined],
  [{ type: 'other', status: 'approved' }, undefined],
  ['approved', undefined],
  [null, undefined],
])('reads the status of the message %j as %s', (message, status) => {
  expect(readIdentityStatus(message)).toBe(status)
})

const limit: PlayLimit = {
  kind: 'deposit',
  period: 'day',
  amount: '200.00',
  currency: 'UZS',
  minutes: null,
  used: '50.00',
  next_amount: null,
  next_minutes: null,
  next_at: null,
}

it.each([
  [limit, 25],
  [{ ...limit, used: '900.00' }, 100],
  [{ ...limit, amount: '0.00' }, 100],
  [{ ...limit, kind: 'session' as const, amount: null, minutes: 120, used: '30' }, 25],
])('shows the used share of the limit %j', (given, percent) => {
  expect(usedPercent(given)).toBe(percent)
})

it('shows minutes as hours and minutes', () => {
  expect([0, 59, 60, 185].map(formatMinutes)).toEqual(['0:00', '0:59', '1:00', '3:05'])
})
