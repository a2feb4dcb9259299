import { rejected } from './build.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { add, set, withField, withoutField } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const no = undefined
const both = (text: string) => ({ uz: text, ru: text })

const birthDate = '/schema/properties/birth_date'
const agreement = '/schema/properties/agreement'

/** A registration form under a new name, without consent. */
function otherRegistration(): StoredDocument {
  const [document] = withoutField('form/registration', 'agreement').documents
  if (!document) throw new Error('there is no registration form')
  const { role: _role, ...body } = document.body
  return { ...document, key: 'quick-registration', body }
}

export const formEdits: HarmfulEdit[] = [
  ...rejected('duty', {
    'a self-exclusion that nobody understands': withoutField('form/self-exclusion', 'understood'),
    'a new password that is typed only once': withoutField('form/change-password', 'new_password_repeated'),
    'registration without consent': withoutField('form/registration', 'agreement'),
    'consent that is optional': set('form/registration', { '/schema/required/4': no }),
    'consent that need not be given': set('form/registration', { [`${agreement}/validator`]: no }),
    'consent that is already given': set('form/registration', { [`${agreement}/default`]: true }),
    'consent without the rules': set('form/registration', { '/ui/fields/agreement/richLabel': both('OK') }),
    'registration without a date of birth': withoutField('form/registration-email', 'birth_date'),
    'registration of minors': set('form/registration', { [`${birthDate}/formatMaximum`]: 'today-16y' }),
    'registration at any age': set('form/registration', { [`${birthDate}/formatMaximum`]: no }),
    'completion of minors': set('form/completion', { [`${birthDate}/formatMaximum`]: 'today-14y' }),
    'completion without consent': withoutField('form/completion', 'agreement'),
    'a second registration form without consent': add(otherRegistration()),
    'login without a password': withoutField('form/login', 'password'),
    'login without a name': withoutField('form/login', 'login'),
    'a login form that registers': set('form/login', { '/submit/operation': 'auth.restore' }),
    'a second factor without its code': set('form/two-factor', { '/schema/required': [] }),
    'a new password without the code': withoutField('form/reset-password', 'code'),
    'no break longer than six hours': set('form/time-out', {
      '/schema/properties/hours/oneOf': [{ const: 1, title: both('1') }],
    }),
    'no long self-exclusion': set('form/self-exclusion', {
      '/schema/properties/months/oneOf': [{ const: 1, title: both('1') }],
    }),
    'no limit of losses': set('form/money-limit', { '/schema/properties/kind/oneOf/2': no }),
    'a limit without its amount': set('form/money-limit', { '/schema/required': ['kind', 'period'] }),
  }),
  {
    title: 'asking for the CVV of a card',
    edit: withField('form/requisites-visa', 'cvv', { type: 'string', title: both('Kod') }),
    code: 'card-security-code',
  },
  {
    title: 'letting the browser fill in the code of a card',
    edit: set('form/requisites-visa', { '/ui/fields/card_holder/autocomplete': 'cc-csc' }),
    code: 'card-security-code',
  },
  {
    title: 'a pattern that freezes the browser',
    edit: set('form/restore', { '/schema/properties/login/pattern': '^(a+)+$' }),
    code: 'slow-pattern',
  },
  {
    title: 'a required field that nothing can satisfy',
    edit: set('form/login', { '/schema/properties/password/minLength': 200 }),
    code: 'unsendable-form',
  },
  {
    title: 'a pattern that contradicts the length',
    edit: set('form/fakename', { '/schema/properties/fakename/pattern': '^$' }),
    code: 'unsendable-form',
  },
]
