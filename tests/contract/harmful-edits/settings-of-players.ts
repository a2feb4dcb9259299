import { both, guest, no, player, rejected, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const settingsOfPlayersEdits: readonly HarmfulEdit[] = [
  ...rejected('invalid-host', {
    'backUrl hosts: everything': set('settings/site', { '/externalHosts': ['*'] }),
    'backUrl hosts: evil with path': set('settings/site', {
      '/externalHosts': ['https://evil.example/path?x'],
    }),
  }),
  ...warned('insecure-host', {
    'image host without TLS': set('settings/site', { '/imageHosts': ['http://img.example'] }),
  }),
  ...warned('unknown-currency', {
    'unknown default currency': set('settings/site', { '/defaultCurrency': 'XYZ' }),
    'presets of a currency that no form has': set('settings/cashier', {
      '/presets/UZZ': [{ value: '50000' }],
    }),
  }),
  ...warned('duty', {
    'reality check only never': set('settings/functional', {
      '/realityCheck': { intervals: [0], initial: 0 },
    }),
    'reality check initially never': set('settings/functional', {
      '/realityCheck': { intervals: [0, 30], initial: 0 },
    }),
    'main menu without games': set('menu/main', {
      '/items': [{ id: 'a', label: both('Men'), to: '/about' }],
    }),
  }),
  ...rejected('wrong-amount', {
    'presets zero': set('settings/cashier', { '/presets/UZS/0/value': '0' }),
    'presets negative': set('settings/cashier', { '/presets/UZS/0/value': '-500' }),
    'presets letters': set('settings/cashier', { '/presets/UZS/0/value': 'много' }),
  }),
  ...rejected('unknown-currency', {
    'presets of an unknown currency': set('settings/cashier', { '/presets/uzs': [{ value: '5' }] }),
  }),
  ...rejected('wrong-payment-form', {
    'deposit with login form': set('settings/cashier', { '/methods/0/form': 'login' }),
    'withdrawal with deposit form': set('settings/cashier', {
      '/methods/0/withdrawalForm': 'requisites-uzcard',
    }),
    'deposit with withdrawal form': set('settings/cashier', { '/methods/0/form': 'withdrawal-uzcard' }),
    'saved card pays out': set('settings/cashier', { '/savedCardForm': 'withdrawal-saved' }),
  }),
  ...warned('duplicate-method', {
    'method named as another': set('settings/cashier', { '/methods/0/name': both('Humo') }),
  }),
  ...warned('hidden-chat', {
    'chat hidden everywhere': set('settings/support', { '/chatHiddenAt': ['/'] }),
  }),
  ...rejected('duty', {
    'search icon opens nothing useful': set('layout/default', { '/header/0/props/search': 'demo-mode' }),
    'sidebar opens demo': set('layout/default', { '/header/0/props/sidebar': 'demo-mode' }),
    'phones without sidebar and tabs': set('layout/default', {
      '/header/0/props/sidebar': no,
      '/header/0/props/tabs': no,
    }),
    'tab bar hidden everywhere': set('layout/default', { '/header/0/props/tabsHiddenAt': ['/'] }),
    'tabs without the cashier': set('menu/tabs', { '/items/2': no }),
    'login popup is registration': set('settings/popups', { '/login': 'registration' }),
  }),
  ...rejected('no-visitor', {
    'menu entry for nobody': set('menu/main', { '/items/1/when': { all: [guest, player] } }),
  }),
  ...rejected('duplicate-method', {
    'a payment method twice': set('settings/cashier', { '/methods/1/sysname': 'uzcard' }),
  }),
]
