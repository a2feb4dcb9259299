import { both, no, rejected, warned } from './build.ts'
import { set, withField } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const answersEdits: readonly HarmfulEdit[] = [
  ...rejected('duty', {
    'birth date filled in': set('form/registration', {
      '/schema/properties/birth_date/default': '1990-01-01',
    }),
    'birth date of one value': set('form/registration', {
      '/schema/properties/birth_date/enum': ['1990-01-01'],
    }),
    'self-exclusion ticked': set('form/self-exclusion', { '/schema/properties/understood/default': true }),
    'self-exclusion for five years by default': set('form/self-exclusion', {
      '/schema/properties/months/default': 60,
    }),
    'password need not be repeated': set('form/reset-password', {
      '/schema/properties/password_repeat/sameAs': no,
      '/schema/properties/password_repeat/validator': no,
    }),
    'consent shown by a condition': set('form/registration', {
      '/schema/properties/agreement': no,
      '/schema/required/4': no,
      '/schema/then': {
        properties: { agreement: { type: 'boolean', title: both('x'), validator: 'truthyCheckbox' } },
        required: ['agreement'],
      },
      '/schema/if': { properties: { currency: { const: 'USD' } } },
    }),
    'consent links only in uz': set('form/registration', { '/ui/fields/agreement/richLabel/ru': 'Согласен' }),
  }),
  ...rejected('known-password', {
    'everybody with the same password': set('form/registration', {
      '/schema/properties/password/const': '12345678',
    }),
    'password filled in': set('form/registration', { '/schema/properties/password/default': '12345678' }),
  }),
  ...warned('weak-password', {
    'password of one character': set('form/registration', { '/schema/properties/password/minLength': 1 }),
  }),
  ...rejected('visible-password', {
    'password visible': set('form/login', { '/ui/fields/password/widget': 'text' }),
    'new password visible': set('form/registration', { '/ui/fields/password/widget': 'text' }),
    'password of the e-mail': withField('form/registration', 'email_password', {
      type: 'string',
      title: both('Пароль от почты'),
    }),
    'feedback asks for a password': withField('form/feedback', 'password', {
      type: 'string',
      title: both('Parol'),
    }),
  }),
  ...rejected('unsendable-form', {
    'code of four digits 2': set('form/contact-code', { '/schema/properties/code/maxLength': 4 }),
    'a phone number with the beginning of another country': set('form/registration', {
      '/ui/fields/phone/prefix': '+7',
      '/ui/fields/phone/from': no,
    }),
  }),
  ...rejected('wrong-payment-form', {
    'withdrawal that deposits': set('form/withdrawal-uzcard', { '/submit/operation': 'cashier.makedeposit' }),
    'deposit that withdraws': set('form/requisites-uzcard', {
      '/submit/operation': 'cashier.makewithdrawal',
    }),
  }),
  ...rejected('known-details', {
    'withdrawal to one card': set('form/withdrawal-uzcard', {
      '/schema/properties/card_number/const': '8600000000000000',
    }),
    'withdrawal card filled in': set('form/withdrawal-uzcard', {
      '/schema/properties/card_number/default': '8600000000000000',
    }),
  }),
  ...rejected('unexpected-logout', {
    'login ends in logout': set('form/login', {
      '/submit/onSuccess': [{ type: 'closePopup' }, { type: 'call', operation: 'auth.logout' }],
    }),
  }),
  ...warned('leaves-site', {
    'login leads outside': set('form/login', {
      '/submit/onSuccess': [{ type: 'navigate', to: 'https://evil.example/', external: true }],
    }),
  }),
  ...rejected('popup-loop', {
    'login opens itself again': set('form/login', {
      '/submit/onSuccess': [{ type: 'openPopup', popup: 'login' }],
    }),
  }),
  ...rejected('check-with-effect', {
    'field check pays': set('form/registration', { '/ui/fields/promo_code/check': 'cashier.makedeposit' }),
  }),
  ...rejected('card-security-code', {
    'PIN of the card': withField('form/requisites-uzcard', 'card_pin', {
      type: 'string',
      title: both('Kod'),
    }),
  }),
  ...warned('lost-placeholder', {
    'message lost its number': set('form/registration', {
      '/dictionary/1/validationDict/1/message': both('Qisqa короткий'),
    }),
  }),
  ...warned('unknown-placeholder', {
    'message with unknown placeholder': set('form/registration', {
      '/dictionary/1/validationDict/1/message': both('Kamida $$mim$$ x'),
    }),
  }),
  ...rejected('slow-pattern', {
    lookbehind: set('form/feedback', { '/schema/properties/message/pattern': '(?<=a*)b' }),
  }),
]
