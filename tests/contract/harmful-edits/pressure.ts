import {
  fact,
  joined,
  locked,
  made,
  newPage,
  no,
  offering,
  rejected,
  text,
  warned,
  withBlock,
  words,
} from './build.ts'
import { set, withField } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const toPromotions = { type: 'navigate', to: '/promotions' }
const toDeposit = { type: 'openPopup', popup: 'deposit' }

/** Edits that press players to pay in or to play, or that keep them from limits and their money. */
export const pressureEdits: readonly HarmfulEdit[] = [
  ...rejected('duty', {
    'a deposit beside self-exclusion': withBlock('popup/self-exclusion', offering(toDeposit)),
    'a bonus on the page about responsible gaming': withBlock(
      'page/responsible-gaming',
      offering(toPromotions),
    ),
    'a deposit after a break': set('popup/time-out', { '/onClosed': [toDeposit] }),
    'games after self-exclusion': set('form/self-exclusion', {
      '/submit/onSuccess': [{ type: 'navigate', to: '/gamehall' }],
    }),
    'a limit that is filled in': set('form/money-limit', {
      '/schema/properties/amount/default': '100000000',
    }),
    'the longest session filled in': set('form/session-limit', { '/schema/properties/minutes/default': 480 }),
    'a popup over the own limits': set('page/profile-responsible-game', { '/gesturePopup': 'deposit' }),
  }),
  ...warned('wrong-toast', {
    'self-exclusion that says it failed': set('form/self-exclusion', {
      '/submit/onSuccess': [
        { type: 'closePopup' },
        { type: 'toast', kind: 'error', message: { uz: 'Boʻlmadi', ru: 'Не вышло' } },
      ],
    }),
  }),
  ...warned('duty', {
    'players cannot see what they have spent': set('page/profile-responsible-game', {
      '/blocks/0/slots/content/2': no,
    }),
    'no history of bets': set('settings/functional', { '/features/betHistory': false }),
  }),
  ...rejected('offer-on-break', {
    'a bonus for players on a break': newPage(text('<p>Salom привет</p>'), {
      ...offering(toPromotions),
      when: { all: [fact('break', 'on')] },
    }),
    'a deposit for players on a break': newPage(text('<p>Salom привет</p>'), {
      ...offering(toDeposit),
      when: { any: [fact('break', 'on')] },
    }),
  }),
  ...warned('unexpected-deposit', {
    'closing asks for money': set('popup/demo-mode', { '/onClosed': [toDeposit] }),
  }),
  ...warned('misleading-button', {
    'a rejected withdrawal leads to a deposit': set('settings/cashier', {
      '/withdrawalButtons/6/to': '/cashier/deposit',
    }),
    'an identity check leads to promotions': set('settings/cashier', {
      '/withdrawalButtons/3/to': '/promotions',
    }),
  }),
  ...warned('repeated-amount', {
    'an amount twice': set('settings/cashier', { '/presets/UZS/1/value': '50000' }),
  }),
  ...warned('large-amount', {
    'an amount with too many zeros': set('settings/cashier', { '/presets/UZS/1/value': '99999999999' }),
  }),
  ...rejected('repeated-sign', {
    'two currencies with one sign': set('settings/site', {
      '/formats': {
        currencies: { AAA: { sign: { uz: 'x', ru: 'x' } }, BBB: { sign: { uz: 'x', ru: 'y' } } },
      },
    }),
  }),
  ...warned('stale-balance', {
    'a balance that nothing refreshes': set('settings/functional', {
      '/settingsForUpdBalance/isEnabledInterval': false,
      '/settingsForUpdBalance/isEnabledRequestsAfterClick': false,
    }),
  }),
  ...warned('ticked-field', {
    'advertising that is ticked already': withField('form/registration', 'marketing', {
      type: 'boolean',
      title: { uz: 'Reklama olish', ru: 'Получать рекламу' },
      default: true,
    }),
  }),
  ...warned('filled-promo-code', {
    'a promo code for everybody': set('form/registration', {
      '/schema/properties/promo_code/default': 'WELCOME',
    }),
  }),
  ...warned('known-contact', {
    'a phone number for everybody': set('form/registration', {
      '/schema/properties/phone/default': '+998901234567',
    }),
  }),
  ...rejected('popup-without-exit', {
    'two locked popups that open one another': joined(
      locked('a', { type: 'openPopup', popup: 'b' }),
      locked('b', { type: 'openPopup', popup: 'a' }),
    ),
    'a locked popup that opens itself': locked('a', { type: 'openPopup', popup: 'a' }),
    'a locked popup that leads to another site': locked('a', {
      type: 'navigate',
      to: 'https://example.com/',
      external: true,
    }),
    'a popup whose only button is hidden from some visitors': made('popup', {
      title: words,
      size: 'custom',
      preventClose: true,
      blocks: [
        text('<p>Salom привет</p>'),
        { ...offering({ type: 'closePopup' }), when: { all: [fact('verification', 'verified')] } },
      ],
    }),
  }),
  ...warned('blocking-popup', {
    'a locked popup over the home page': joined(
      locked('a', { type: 'navigate', to: '/' }),
      set('page/home', { '/gesturePopup': 'a' }),
    ),
  }),
]
