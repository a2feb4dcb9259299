import { rejected, warned } from './build.ts'
import { add, set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

const no = undefined

const redirect = (from: string, to = '/about') =>
  add({ kind: 'redirects', key: 'site', schemaVersion: 2, body: { items: [{ from_url: from, to_url: to }] } })

export const settingsEdits: HarmfulEdit[] = [
  ...rejected('duty', {
    'no payment method': set('settings/cashier', { '/methods': [] }),
    'no payment method for withdrawals': set(
      'settings/cashier',
      Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => [`/methods/${index}/withdrawalForm`, no]),
      ),
    ),
    'responsible gaming switched off': set('settings/functional', { '/features/responsibleGaming': false }),
    'a menu without limits and breaks': set('menu/profile', { '/items/12': no }),
    'a footer without the rules': set('menu/footer-documents', { '/items/0': no }),
  }),
  ...rejected('missing-home-page', {
    'moving the home page': set('page/home', { '/route': '/start' }),
  }),
  ...warned('duty', {
    'no reminders of the time in a game': set('settings/functional', { '/realityCheck': no }),
  }),
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
    title: 'a page at an address of the server',
    edit: set('page/about', { '/route': '/api/about' }),
    code: 'reserved-route',
  },
]
