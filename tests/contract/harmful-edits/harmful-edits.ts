import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { add, remove, set, withField, withoutField, type Edit } from './edit.ts'

/** An edit that would harm players, with the code of the issue that has to stop it. */
export interface HarmfulEdit {
  title: string
  edit: Edit
  code: string
  /** A warning that the editor may ignore. */
  isWarning?: true
}

const no = undefined
const both = (text: string) => ({ uz: text, ru: text })
const forAWeek = { begins: '2026-01-01T00:00:00Z', ends: '2026-01-08T00:00:00Z' }
const forPlayers = { all: [{ fact: 'user', is: 'authenticated' }] }

const removals = [
  'page/game',
  'page/gamehall',
  'page/cashier-deposit',
  'page/cashier-withdraw',
  'page/cashier-history',
  'page/pay-fail',
  'page/pay-success-transaction',
  'page/forms-restore',
  'page/forms-sign-in',
  'page/confirmation',
  'page/profile-responsible-game',
  'page/responsible-gaming',
  'page/privacy',
  'page/rules',
  'page/loyalty-shop',
  'popup/time-out',
  'popup/verification',
  'popup/self-exclusion',
  'popup/demo-mode',
  'form/registration',
  'menu/profile',
  'form/two-factor-code',
  'form/contact-code',
  'form/self-exclusion',
].map((name): HarmfulEdit => ({
  title: `removing ${name}`,
  edit: remove(name),
  code: 'needed-document',
}))

const mandatory = [
  'page/not-found',
  'layout/default',
  'settings/cashier',
  'messages/ru',
  'theme/default',
].map((name): HarmfulEdit => ({ title: `removing ${name}`, edit: remove(name), code: 'missing-document' }))

const duty = (title: string, edit: Edit): HarmfulEdit => ({ title, edit, code: 'duty' })

const content: HarmfulEdit[] = [
  duty('emptying the page of deposits', set('page/cashier-deposit', { '/blocks': [] })),
  duty('hiding the deposit', set('page/cashier-deposit', { '/blocks/1/isHidden': true })),
  duty(
    'showing the withdrawal to some players only',
    set('page/cashier-withdraw', { '/blocks/1/when': forPlayers }),
  ),
  duty(
    'showing the deposit on computers only',
    set('page/cashier-deposit', { '/blocks/1/when': { not: [{ fact: 'device', is: 'phone' }] } }),
  ),
  duty('showing the deposit for a time only', set('page/cashier-deposit', { '/blocks/1/period': forAWeek })),
  duty('taking the deposit out of its popup', set('popup/deposit', { '/blocks': [] })),
  duty('taking the game out of its page', set('page/game', { '/blocks/0': no })),
  duty(
    'taking the notice about an invitation out of the registration',
    set('popup/registration', { '/blocks/0/slots/content/0': no }),
  ),
  duty(
    'hiding the notice about an invitation from phones',
    set('page/forms-sign-up', {
      '/blocks/0/slots/content/0/when': { not: [{ fact: 'device', is: 'phone' }] },
    }),
  ),
  duty('emptying the lobby', set('page/gamehall', { '/blocks': [] })),
  duty('emptying the page of an unavailable game', set('page/slot-error', { '/blocks': [] })),
  duty('emptying the maintenance page', set('page/maintenance', { '/blocks': [] })),
  duty('hiding the message for blocked players', set('page/user-blocked', { '/blocks/0/isHidden': true })),
  duty('emptying the result of a payment', set('page/pay-fail', { '/blocks': [] })),
  duty('emptying the rules', set('page/rules', { '/blocks': [] })),
  duty('emptying responsible gaming', set('page/responsible-gaming', { '/blocks': [] })),
  duty('taking out breaks', set('page/profile-responsible-game', { '/blocks/0/slots/content/1': no })),
  duty('hiding limits', set('page/profile-responsible-game', { '/blocks/0/slots/content/0/isHidden': true })),
  duty('hiding all of the account', set('page/profile-responsible-game', { '/blocks/0/isHidden': true })),
  duty('taking out the password', set('page/profile-security', { '/blocks/0/slots/content/0': no })),
  duty(
    'replacing the login form',
    set('page/forms-sign-in', { '/blocks/0/slots/content/0/props/form': 'feedback' }),
  ),
  duty('replacing the form of a break', set('popup/time-out', { '/blocks/1/props/form': 'feedback' })),
  duty('emptying the popup of registration', set('popup/registration', { '/blocks': [] })),
  duty('emptying the header', set('layout/default', { '/header': [] })),
  duty('taking the footer with the licence out', set('layout/default', { '/footer': [] })),
  duty('requiring a login to read the rules', set('page/rules', { '/access': 'authenticated' })),
  duty('requiring a login to restore access', set('page/forms-restore', { '/access': 'authenticated' })),
  duty('hiding deposits behind a switch', set('page/cashier-deposit', { '/feature': 'deposits' })),
  duty('showing the rules without header and footer', set('page/rules', { '/layout': 'empty' })),
  duty('moving the page of deposits', set('page/cashier-deposit', { '/route': '/top-up' })),
  duty('moving the page of a game', set('page/game', { '/route': '/play/:sysname' })),
  duty('moving the return from a payment', set('page/pay-success', { '/route': '/paid' })),
  {
    title: 'hiding the rules from search engines',
    edit: set('page/rules', { '/seo/robots': 'noindex' }),
    code: 'duty',
    isWarning: true,
  },
  {
    title: 'taking the 18+ mark out of the footer',
    edit: set('layout/default', { '/footer/0/slots/top': [] }),
    code: 'missing-compliance-element',
  },
]

const birthDate = '/schema/properties/birth_date'
const agreement = '/schema/properties/agreement'

/** A registration form under a new name, without consent. */
function otherRegistration(): StoredDocument {
  const [document] = withoutField('form/registration', 'agreement').documents
  if (!document) throw new Error('there is no registration form')
  return { ...document, key: 'quick-registration' }
}

const forms: HarmfulEdit[] = [
  duty('registration without consent', withoutField('form/registration', 'agreement')),
  duty('consent that is optional', set('form/registration', { '/schema/required/4': no })),
  duty('consent that need not be given', set('form/registration', { [`${agreement}/validator`]: no })),
  duty('consent that is already given', set('form/registration', { [`${agreement}/default`]: true })),
  duty(
    'consent without the rules',
    set('form/registration', { '/ui/fields/agreement/richLabel': both('OK') }),
  ),
  duty('registration without a date of birth', withoutField('form/registration-email', 'birth_date')),
  duty('registration of minors', set('form/registration', { [`${birthDate}/formatMaximum`]: 'today-16y' })),
  duty('registration at any age', set('form/registration', { [`${birthDate}/formatMaximum`]: no })),
  duty('completion of minors', set('form/completion', { [`${birthDate}/formatMaximum`]: 'today-14y' })),
  duty('completion without consent', withoutField('form/completion', 'agreement')),
  duty('a second registration form without consent', add(otherRegistration())),
  duty('login without a password', withoutField('form/login', 'password')),
  duty('login without a name', withoutField('form/login', 'login')),
  duty('a login form that registers', set('form/login', { '/submit/operation': 'auth.restore' })),
  duty('a second factor without its code', set('form/two-factor', { '/schema/required': [] })),
  duty('a new password without the code', withoutField('form/reset-password', 'code')),
  duty(
    'no break longer than six hours',
    set('form/time-out', { '/schema/properties/hours/oneOf': [{ const: 1, title: both('1') }] }),
  ),
  duty(
    'no long self-exclusion',
    set('form/self-exclusion', { '/schema/properties/months/oneOf': [{ const: 1, title: both('1') }] }),
  ),
  duty('no limit of losses', set('form/money-limit', { '/schema/properties/kind/oneOf/2': no })),
  duty('a limit without its amount', set('form/money-limit', { '/schema/required': ['kind', 'period'] })),
  {
    title: 'asking for the CVV of a card',
    edit: withField('form/requisites-visa', 'cvv', { type: 'string', title: both('Kod') }),
    code: 'card-security-code',
  },
  {
    title: 'asking for the CVC of a card under another name',
    edit: withField('form/requisites-humo', 'extra', { type: 'string', title: both('CVC2') }),
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

const redirect = (from: string, to = '/about') =>
  add({ kind: 'redirects', key: 'site', schemaVersion: 2, body: { items: [{ from_url: from, to_url: to }] } })

const popups: HarmfulEdit[] = [
  {
    title: 'a popup that opens itself when it is closed',
    edit: set('popup/interactivity', { '/onClosed': [{ type: 'openPopup', popup: 'interactivity' }] }),
    code: 'popup-loop',
  },
  {
    title: 'two popups that open each other',
    edit: {
      documents: [
        ...set('popup/interactivity', { '/onClosed': [{ type: 'openPopup', popup: 'demo-mode' }] }).documents,
        ...set('popup/demo-mode', { '/onClosed': [{ type: 'openPopup', popup: 'interactivity' }] }).documents,
      ],
      removed: [],
    },
    code: 'popup-loop',
  },
  {
    title: 'a popup that nobody can close',
    edit: set('popup/interactivity', { '/preventClose': true, '/blocks/1': no }),
    code: 'popup-without-exit',
  },
  duty(
    'a login popup for players only, which opens itself for guests',
    set('popup/login', { '/access': 'authenticated' }),
  ),
  duty('a button "log in" that opens the search', set('settings/popups', { '/login': 'games-search' })),
]

const settings: HarmfulEdit[] = [
  duty('no payment method', set('settings/cashier', { '/methods': [] })),
  duty(
    'no payment method for withdrawals',
    set(
      'settings/cashier',
      Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => [`/methods/${index}/withdrawalForm`, no]),
      ),
    ),
  ),
  duty(
    'responsible gaming switched off',
    set('settings/functional', { '/features/responsibleGaming': false }),
  ),
  {
    title: 'identity checks switched off',
    edit: set('settings/functional', { '/features/identityVerification': false }),
    code: 'duty',
    isWarning: true,
  },
  {
    title: 'a time zone that does not exist',
    edit: set('settings/site', { '/timeZone': 'Asia/Tashkentt' }),
    code: 'unknown-time-zone',
  },
  { title: 'a brand without a name', edit: set('settings/site', { '/name': ' ' }), code: 'missing-name' },
  duty('a menu without limits and breaks', set('menu/profile', { '/items/12': no })),
  duty('a footer without the rules', set('menu/footer-documents', { '/items/0': no })),
  { title: 'redirecting the home page', edit: redirect('/'), code: 'redirected-page' },
  { title: 'redirecting everything', edit: redirect('/*', 'https://example.com/'), code: 'redirected-page' },
  { title: 'redirecting the cashier', edit: redirect('/cashier/*'), code: 'redirected-page' },
  { title: 'redirecting every game', edit: redirect('/game/*'), code: 'redirected-page' },
  { title: 'redirecting the login', edit: redirect('/forms/sign_in'), code: 'redirected-page' },
  {
    title: 'redirecting a page that only content managers know',
    edit: redirect('/welcome'),
    code: 'redirected-page',
    isWarning: true,
  },
  {
    title: 'moving the home page',
    edit: set('page/home', { '/route': '/start' }),
    code: 'missing-home-page',
  },
  {
    title: 'a page at an address of the server',
    edit: set('page/about', { '/route': '/api/about' }),
    code: 'reserved-route',
  },
]

const texts: HarmfulEdit[] = [
  {
    title: 'a heading that is blank in Russian',
    edit: set('page/rules', { '/seo/title/ru': '  ' }),
    code: 'missing-translation',
  },
  {
    title: 'rich text without words in Uzbek',
    edit: set('popup/time-out', { '/blocks/0/props/text/uz': '<p>&nbsp;</p>' }),
    code: 'missing-translation',
  },
  {
    title: 'a blank label of a field',
    edit: set('form/login', { '/schema/properties/login/title/ru': '​' }),
    code: 'missing-translation',
  },
  {
    title: 'a blank text of a button',
    edit: set('messages/ru', { '/common/close': ' ' }),
    code: 'blank-text',
  },
]

/** Edits over all kinds of documents that no content manager may publish by mistake. */
export const harmfulEdits: readonly HarmfulEdit[] = [
  ...removals,
  ...mandatory,
  ...content,
  ...forms,
  ...popups,
  ...settings,
  ...texts,
]
