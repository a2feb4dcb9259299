import type { FactKind } from '../../../schemas/facts.ts'
import {
  blocksIn,
  both,
  experiment,
  guest,
  joined,
  locked,
  newPage,
  no,
  offering,
  page,
  player,
  redirects,
  rejected,
  replaced,
  text,
  warned,
  withBlock,
  words,
} from './build.ts'
import { remove, set, withField, withoutField, type Edit } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const toDeposit = { type: 'openPopup', popup: 'deposit' }

/** The gravest edits that a rule stops. */
export const harmfulEdits: readonly HarmfulEdit[] = [
  ...rejected('locked', {
    'a self-exclusion without the confirmation': withoutField('form/self-exclusion', 'understood'),
    'the rules about disputes hidden': set('page/rules', { '/blocks/3/isHidden': true }),
    'the privacy policy in one sentence': set('page/privacy', { '/blocks': [text('<p>Maxfiylik bor</p>')] }),
    'another text of the rules for half of the visitors': set('page/rules', {
      '/blocks/2': experiment(blocksIn('page/rules')[2], text('<p>Qoidalar yoʻq нет</p>', 'b')),
    }),
  }),
  ...rejected('missing-consent', {
    'a registration without consent': withoutField('form/registration', 'agreement'),
    'a consent that is given already': set('form/registration', {
      '/schema/properties/agreement/default': true,
    }),
  }),
  ...rejected('missing-age', {
    'a registration of minors': set('form/registration', {
      '/schema/properties/birth_date/formatMaximum': 'today-16y',
    }),
  }),
  ...rejected('role-requirement', {
    'a login without a password': withoutField('form/login', 'password'),
    'a registration without a link to the rules': set('form/registration', {
      '/ui/fields/agreement/richLabel': both('OK'),
    }),
    'a page for deposits without the deposit': set('page/cashier-deposit', { '/blocks/1': no }),
    'a withdrawal that phones do not show': set('page/cashier-withdraw', {
      '/blocks/1/when': { not: [{ fact: 'device', is: 'phone' }] },
    }),
    'limits hidden': set('page/profile-responsible-game', {
      '/blocks/0/slots/content/0/isHidden': true,
    }),
    'a popup for breaks with another form': set('popup/time-out', { '/blocks/1/props/form': 'feedback' }),
    'rules that only players can read': set('page/rules', { '/access': 'authenticated' }),
    'rules without header and footer': set('page/rules', { '/layout': 'empty' }),
    'a failed payment that looks like a success': set('page/pay-fail', {
      '/blocks/0/props/outcome': 'success',
    }),
  }),
  ...rejected('empty-document', { 'an empty home page': set('page/home', { '/blocks': [] }) }),
  ...rejected('missing-compliance-element', {
    'a footer without 18+': set('layout/default', { '/footer/0/slots/top': [] }),
  }),
  ...rejected('missing-role', { 'no page for limits and breaks': remove('page/profile-responsible-game') }),
  ...rejected('redirected-role', {
    'the cashier on another site': redirects(['/cashier/*', 'https://other.example/']),
  }),
  ...rejected('no-invitation-notice', {
    'an invitation that nobody can decline': set('popup/registration', {
      '/blocks/0/slots/content/0': no,
    }),
  }),
  ...rejected('invited-player', {
    'an offer on the page about limits': withBlock('page/profile-responsible-game', offering(toDeposit)),
    'a deposit for players on a break': newPage({
      ...offering(toDeposit),
      when: { all: [player, { fact: 'break', is: 'on' }] },
    }),
  }),
  ...rejected('wrong-reference', {
    'a deposit that withdraws': set('form/requisites-uzcard', {
      '/submit/operation': 'cashier.makewithdrawal',
    }),
    'a button for the login that opens the search': set('settings/popups', { '/login': 'games-search' }),
  }),
  ...rejected('popup-without-exit', {
    'a popup that nobody can close': set('popup/interactivity', { '/preventClose': true, '/blocks/1': no }),
  }),
  ...rejected('call-without-form', {
    'a button that excludes a player at once': newPage(
      offering({ type: 'call', operation: 'responsible.selfexclude' }),
    ),
  }),
  ...rejected('contract', {
    'an entry of the menu that leads to another site': set('menu/main', {
      '/items/0': { id: 'login', label: words, to: 'https://other.example/' },
    }),
  }),
  ...rejected('card-security-code', {
    'a form that asks for the CVV': withField('form/requisites-visa', 'cvv', {
      type: 'string',
      title: both('Kod'),
    }),
  }),
  ...rejected('no-visitor', {
    'a block for guests who are players': set('page/about', { '/blocks/0/when': { all: [guest, player] } }),
  }),
  ...warned('lookalike-host', {
    'a link to a host in another alphabet': newPage(
      text('<p>Salom привет <a href="https://exаmple.com/">bu yerda</a></p>'),
    ),
  }),
]

/** An edit that would harm players if nobody noticed what it changes. */
interface UnnoticedEdit {
  title: string
  edit: Edit
  fact: FactKind
}

const changed = (fact: FactKind, edits: Readonly<Record<string, Edit>>): UnnoticedEdit[] =>
  Object.entries(edits).map(([title, edit]) => ({ title, edit, fact }))

/** The gravest edits that may be meant, so that they are listed before they are published. */
export const unnoticedEdits: readonly UnnoticedEdit[] = [
  ...changed('closing', {
    'a button that closed a popup and now opens the deposit': set('popup/interactivity', {
      '/blocks/1': offering(toDeposit),
    }),
    'a new popup that only the deposit closes': locked('offer', toDeposit),
  }),
  ...changed('consent', {
    'a consent that no longer names the age': replaced('form/registration', 'Мне есть 18 лет, я', 'Я'),
  }),
  ...changed('factor', { 'wagering of 3 in place of 30': replaced('page/bonus-terms', '×30', '×3') }),
  ...changed('licence', { 'another number of the help line': replaced('layout/default', '1000', '1002') }),
  ...changed('linkHost', {
    'a link to another site in the rules': withBlock(
      'page/rules',
      text('<p>Salom привет <a href="https://other.example/">bu yerda</a></p>', 'link'),
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
    'a card number on a page about a winner': page({
      route: '/winner',
      blocks: [text('<p>Salom привет 8600 1234 5678 9012</p>')],
    }),
  }),
  ...changed('safeguard', {
    'limits and breaks switched off': set('settings/functional', { '/features/responsibleGaming': false }),
    'identity verification removed': set('settings/functional', {
      '/features/identityVerification': undefined,
    }),
  }),
  ...changed('limit', {
    'limits of at least a billion': set('form/money-limit', {
      '/schema/properties/amount/formatMinimum': '1000000000',
    }),
    'a deposit preset with a zero too many': set('settings/cashier', { '/presets/UZS/0/value': '500000000' }),
  }),
  ...changed('lock', {
    'consent that editors may remove from now on': set('form/registration', {
      '/ui/fields/agreement/lock': no,
    }),
  }),
  ...changed('visibility', {
    'rules that search engines no longer list': set('page/rules', { '/seo/robots': 'noindex' }),
  }),
]
