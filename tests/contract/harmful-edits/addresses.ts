import { blocksIn, fact, no, page, rejected, replaced, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const addressesEdits: readonly HarmfulEdit[] = [
  rejected('duty', 'not-found for players only', set('page/not-found', { '/access': 'authenticated' })),
  rejected('duty', 'maintenance behind feature', set('page/maintenance', { '/feature': 'referral' })),
  rejected('duty', 'user-blocked for players only', set('page/user-blocked', { '/access': 'authenticated' })),
  rejected('duty', 'pay-fail says success', set('page/pay-fail', { '/blocks/0/props/outcome': 'success' })),
  rejected('duty', 'pay-success says fail', set('page/pay-success', { '/blocks/0/props/outcome': 'fail' })),
  rejected(
    'duty',
    'pages of payment exchange',
    set('page/pay-pending', { '/blocks': blocksIn('page/pay-success') }),
  ),
  rejected('duty', 'support without contacts', set('page/support', { '/blocks/1': no })),
  rejected(
    'duty',
    'gesture popup over the withdrawal',
    set('page/cashier-withdraw', { '/gesturePopup': 'interactivity' }),
  ),
  rejected('duty', 'gesture popup is login on rules', set('page/rules', { '/gesturePopup': 'login' })),
  warned('duty', 'sign-in page without restore', set('form/login', { '/links/0': no })),
  warned('duty', 'sign-in without registration', set('form/login', { '/links/1': no })),
  warned('hidden-page', 'page shadows a game', page({ route: '/game/anor-deluxe' })),
  warned('hidden-page', 'page shadows a method', page({ route: '/cashier/deposit/uzcard' })),
  rejected('wrong-route', 'same parameter twice', page({ route: '/x/:a/:a' })),
  rejected('wrong-route', 'route with empty segment', page({ route: '//evil' })),
  rejected('wrong-route', 'route with slash at end', page({ route: '/rules/' })),
  rejected(
    'wrong-form',
    'complete registration with feedback',
    set('popup/registration-completion', { '/blocks/0/props/form': 'feedback' }),
  ),
  rejected('wrong-form', 'login code with feedback', replaced('popup/two-factor', 'two-factor', 'feedback')),
  rejected(
    'wrong-form',
    'profile with feedback',
    set('page/profile-settings', { '/blocks/0/slots/content/1/props/form': 'feedback' }),
  ),
  rejected(
    'duty',
    'registration offers login form',
    set('popup/login', { '/blocks/0/slots/content/0/when': { all: [fact('locale', 'ru')] } }),
  ),
]
