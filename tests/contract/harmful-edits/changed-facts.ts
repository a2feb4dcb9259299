import type { FactKind } from '../../../schemas/facts.ts'
import { closing, joined, locked, no, offering, page, replaced, text, withBlock } from './build.ts'
import { set, withoutField, type Edit } from './edit.ts'

/** An edit that would harm players if nobody noticed what it changes. */
interface ChangedFactEdit {
  title: string
  edit: Edit
  fact: FactKind
}

const changed = (fact: FactKind, edits: Readonly<Record<string, Edit>>): ChangedFactEdit[] =>
  Object.entries(edits).map(([title, edit]) => ({ title, edit, fact }))

const slide = '/blocks/0/slots/first/0/props/slides/0'
const toDeposit = { type: 'openPopup', popup: 'deposit' }

export const changedFactEdits: readonly ChangedFactEdit[] = [
  ...changed('requirement', {
    'a withdrawal without a card': withoutField('form/withdrawal-uzcard', 'card_number'),
    'a deposit with an optional card': set('form/requisites-uzcard', { '/schema/required/0': no }),
    'a promo code that is required': set('form/registration', { '/schema/required/5': 'promo_code' }),
    'a login for phone numbers only': set('form/login', {
      '/schema/properties/login/pattern': '^\\+998\\d{9}$',
    }),
    'a login for short passwords only': set('form/login', { '/schema/properties/password/maxLength': 8 }),
    'a withdrawal to one bank only': set('form/withdrawal-uzcard', {
      '/schema/properties/card_number/pattern': '^9999\\d{12}$',
    }),
  }),
  ...changed('limit', {
    'an option that says another duration than it has': set('form/self-exclusion', {
      '/schema/properties/months/oneOf/0/title': { uz: '1 yil', ru: '1 год' },
      '/schema/properties/months/oneOf/1/title': { uz: '6 oy', ru: '6 месяцев' },
    }),
    'a break with another value under the same text': set('form/self-exclusion', {
      '/schema/properties/months/oneOf/1/const': 120,
    }),
    'limits of at least a billion': set('form/money-limit', {
      '/schema/properties/amount/formatMinimum': '1000000000',
    }),
    'no daily limit': set('form/money-limit', { '/schema/properties/period/oneOf/0': no }),
    'an age that nobody has': set('form/registration', {
      '/schema/properties/birth_date/formatMaximum': 'today-110y',
    }),
  }),
  ...changed('action', {
    'a login without a way to a forgotten password': set('form/login', { '/links/0': no }),
    'a form that stays open after it was sent': set('form/money-limit', { '/submit/onSuccess': no }),
    'a rejected withdrawal that leads nowhere': set('settings/cashier', { '/withdrawalButtons': [] }),
  }),
  ...changed('closing', {
    'a button that closed a popup and now opens the deposit': set('popup/interactivity', {
      '/blocks/1': offering(toDeposit),
    }),
    'a new popup that only the deposit closes': locked('offer', toDeposit),
    'a popup that opens the deposit when it is closed': set('popup/demo-mode', { '/onClosed': [toDeposit] }),
  }),
  ...changed('age', {
    'a banner without 18+': set('page/home', { [`${slide}/terms`]: { uz: 'Shartlar', ru: 'Условия' } }),
    'system pages without 18+': joined(
      set('messages/ru', { '/system/code': 'Код {{code}}' }),
      set('messages/uz', { '/system/code': 'Kod {{code}}' }),
    ),
  }),
  ...changed('duration', {
    'limits that end sooner in the texts only': joined(
      set('messages/ru', { '/profile/limits/rule': 'Меньший лимит сразу. Больший — через 1 час.' }),
      set('messages/uz', { '/profile/limits/rule': 'Kichik limit darhol. Kattasi — 1 soatdan keyin.' }),
    ),
    'another age in one language of a message': set('form/registration', {
      '/dictionary/2/validationDict/1/message/ru': 'Играть можно только с 16 лет',
    }),
  }),
  ...changed('amount', {
    'bonus terms with another amount in Russian': replaced(
      'page/bonus-terms',
      'до 2,000,000 сум',
      'до 5,000,000 сум',
    ),
  }),
  ...changed('factor', {
    'wagering of 3 in place of 30': replaced('page/bonus-terms', '×30', '×3'),
  }),
  ...changed('consent', {
    'a consent that no longer names the age': replaced('form/registration', 'Мне есть 18 лет, я', 'Я'),
  }),
  ...changed('licence', {
    'another number of the help line': replaced('layout/default', '1000', '1002'),
  }),
  ...changed('linkHost', {
    'a link to another site in the rules': withBlock(
      'page/rules',
      text('<p>Salom привет <a href="https://other.example/">bu yerda здесь</a></p>', 'link'),
    ),
  }),
  ...changed('frameHost', {
    'a page of a host that is allowed in the same publication': joined(
      set('settings/site', { '/frameHosts/0': 'https://other.example' }),
      withBlock('page/cashier-deposit', {
        id: 'frame',
        type: 'Iframe',
        version: 1,
        props: { src: 'https://other.example/pay', title: { uz: 'Toʻlov', ru: 'Оплата' } },
      }),
    ),
  }),
  ...changed('account', {
    'a card number on a new page': page({
      route: '/winner',
      blocks: [text('<p>Salom привет 8600 1234 5678 9012</p>'), closing],
    }),
  }),
  ...changed('visibility', {
    'the rules about disputes hidden': set('page/rules', { '/blocks/3/isHidden': true }),
  }),
]
