import { set } from './edit.ts'
import { duty, type HarmfulEdit } from './harmful-edit.ts'

const no = undefined
const forAWeek = { begins: '2026-01-01T00:00:00Z', ends: '2026-01-08T00:00:00Z' }
const forPlayers = { all: [{ fact: 'user', is: 'authenticated' }] }

export const pageEdits: HarmfulEdit[] = [
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
  duty('emptying the home page', set('page/home', { '/blocks': [] })),
  duty('emptying a page without a duty of its own', set('page/winners', { '/blocks': [] })),
  duty('emptying a popup that an editor made', set('popup/interactivity', { '/blocks': [] })),
  duty(
    'emptying the only section of a page',
    set('page/referral', { '/blocks/0/slots/content': [], '/blocks/0/slots/aside': [] }),
  ),
  duty('emptying the menu of the site', set('menu/main', { '/items': [] })),
  duty('emptying the tab bar of phones', set('menu/tabs', { '/items': [] })),
  duty('taking the search out of its popup', set('popup/games-search', { '/blocks/0': no })),
  duty('hiding the sidebar', set('popup/sidebar', { '/blocks/0/isHidden': true })),
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
