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
    'option says 6 months but is 60': set('form/self-exclusion', {
      '/schema/properties/months/oneOf/0/title': { uz: '1 yil', ru: '1 год' },
      '/schema/properties/months/oneOf/1/title': { uz: '6 oy', ru: '6 месяцев' },
    }),
    'break value changed but not text': set('form/self-exclusion', {
      '/schema/properties/months/oneOf/1/const': 120,
    }),
    'login only for passwords up to 8': set('form/login', { '/schema/properties/password/maxLength': 8 }),
    'login only with phone': set('form/login', { '/schema/properties/login/pattern': '^\\+998\\d{9}$' }),
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
  ...warned('duty', {
    'promo code required': set('form/registration', { '/schema/required/5': 'promo_code' }),
    'code of four digits': set('form/two-factor', {
      '/schema/properties/code/pattern': '^\\d{4}$',
      '/schema/properties/code/validator': no,
    }),
    'uzcard only of one bank': set('form/withdrawal-uzcard', {
      '/schema/properties/card_number/pattern': '^9999\\d{12}$',
    }),
    'limit of at least a million': set('form/money-limit', {
      '/schema/properties/amount/minimum': 1000000000,
    }),
    'limit of at least a billion (sum)': set('form/money-limit', {
      '/schema/properties/amount/formatMinimum': '1000000000',
    }),
    'no daily limit': set('form/money-limit', { '/schema/properties/period/oneOf/0': no }),
    'no short session': set('form/session-limit', {
      '/schema/properties/minutes/oneOf': [{ const: 480, title: both('8') }],
    }),
    'nobody is old enough': set('form/registration', {
      '/schema/properties/birth_date/formatMaximum': 'today-110y',
    }),
    'login popup stays': set('form/login', { '/submit/onSuccess': no }),
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
  ...warned('different-numbers', {
    'message of age allows 16': set('form/registration', {
      '/dictionary/2/validationDict/1/message/ru': 'Играть можно только с 16 лет',
    }),
  }),
  ...rejected('slow-pattern', {
    lookbehind: set('form/feedback', { '/schema/properties/message/pattern': '(?<=a*)b' }),
  }),
]
