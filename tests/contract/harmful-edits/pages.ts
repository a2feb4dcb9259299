import { rejected } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const no = undefined
const forAWeek = { begins: '2026-01-01T00:00:00Z', ends: '2026-01-08T00:00:00Z' }
const forPlayers = { all: [{ fact: 'user', is: 'authenticated' }] }

export const pageEdits: HarmfulEdit[] = [
  ...rejected('duty', {
    'emptying the page of deposits': set('page/cashier-deposit', { '/blocks': [] }),
    'hiding the deposit': set('page/cashier-deposit', { '/blocks/1/isHidden': true }),
    'showing the withdrawal to some players only': set('page/cashier-withdraw', {
      '/blocks/1/when': forPlayers,
    }),
    'showing the deposit on computers only': set('page/cashier-deposit', {
      '/blocks/1/when': { not: [{ fact: 'device', is: 'phone' }] },
    }),
    'showing the deposit for a time only': set('page/cashier-deposit', { '/blocks/1/period': forAWeek }),
    'taking the deposit out of its popup': set('popup/deposit', { '/blocks': [] }),
    'taking the game out of its page': set('page/game', { '/blocks/0': no }),
    'taking the notice about an invitation out of the registration': set('popup/registration', {
      '/blocks/0/slots/content/0': no,
    }),
    'hiding the notice about an invitation from phones': set('page/forms-sign-up', {
      '/blocks/0/slots/content/0/when': { not: [{ fact: 'device', is: 'phone' }] },
    }),
    'emptying the lobby': set('page/gamehall', { '/blocks': [] }),
    'emptying the page of an unavailable game': set('page/slot-error', { '/blocks': [] }),
    'emptying the maintenance page': set('page/maintenance', { '/blocks': [] }),
    'hiding the message for blocked players': set('page/user-blocked', { '/blocks/0/isHidden': true }),
    'emptying the result of a payment': set('page/pay-fail', { '/blocks': [] }),
    'emptying the home page': set('page/home', { '/blocks': [] }),
    'emptying a page without a duty of its own': set('page/winners', { '/blocks': [] }),
    'emptying a popup that an editor made': set('popup/interactivity', { '/blocks': [] }),
    'emptying the only section of a page': set('page/referral', {
      '/blocks/0/slots/content': [],
      '/blocks/0/slots/aside': [],
    }),
    'emptying the menu of the site': set('menu/main', { '/items': [] }),
    'emptying the tab bar of phones': set('menu/tabs', { '/items': [] }),
    'taking the search out of its popup': set('popup/games-search', { '/blocks/0': no }),
    'hiding the sidebar': set('popup/sidebar', { '/blocks/0/isHidden': true }),
    'emptying the rules': set('page/rules', { '/blocks': [] }),
    'emptying responsible gaming': set('page/responsible-gaming', { '/blocks': [] }),
    'taking out breaks': set('page/profile-responsible-game', { '/blocks/0/slots/content/1': no }),
    'hiding limits': set('page/profile-responsible-game', { '/blocks/0/slots/content/0/isHidden': true }),
    'hiding all of the account': set('page/profile-responsible-game', { '/blocks/0/isHidden': true }),
    'taking out the password': set('page/profile-security', { '/blocks/0/slots/content/0': no }),
    'replacing the login form': set('page/forms-sign-in', {
      '/blocks/0/slots/content/0/props/form': 'feedback',
    }),
    'replacing the form of a break': set('popup/time-out', { '/blocks/1/props/form': 'feedback' }),
    'emptying the popup of registration': set('popup/registration', { '/blocks': [] }),
    'emptying the header': set('layout/default', { '/header': [] }),
    'taking the footer with the licence out': set('layout/default', { '/footer': [] }),
    'requiring a login to read the rules': set('page/rules', { '/access': 'authenticated' }),
    'requiring a login to restore access': set('page/forms-restore', { '/access': 'authenticated' }),
    'hiding deposits behind a switch': set('page/cashier-deposit', { '/feature': 'deposits' }),
    'showing the rules without header and footer': set('page/rules', { '/layout': 'empty' }),
  }),
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
