import { blocksIn, fact, no, page, rejected, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const addressesEdits: readonly HarmfulEdit[] = [
  ...rejected('duty', {
    'not-found for players only': set('page/not-found', { '/access': 'authenticated' }),
    'maintenance behind feature': set('page/maintenance', { '/feature': 'referral' }),
    'user-blocked for players only': set('page/user-blocked', { '/access': 'authenticated' }),
    'pay-fail says success': set('page/pay-fail', { '/blocks/0/props/outcome': 'success' }),
    'pay-success says fail': set('page/pay-success', { '/blocks/0/props/outcome': 'fail' }),
    'pages of payment exchange': set('page/pay-pending', { '/blocks': blocksIn('page/pay-success') }),
    'support without contacts': set('page/support', { '/blocks/1': no }),
    'gesture popup over the withdrawal': set('page/cashier-withdraw', { '/gesturePopup': 'interactivity' }),
    'gesture popup is login on rules': set('page/rules', { '/gesturePopup': 'login' }),
    'registration offers login form': set('popup/login', {
      '/blocks/0/slots/content/0/when': { all: [fact('locale', 'ru')] },
    }),
  }),
  ...warned('hidden-page', {
    'page shadows a game': page({ route: '/game/anor-deluxe' }),
    'page shadows a method': page({ route: '/cashier/deposit/uzcard' }),
  }),
  ...rejected('wrong-route', {
    'same parameter twice': page({ route: '/x/:a/:a' }),
    'route with empty segment': page({ route: '//evil' }),
    'route with slash at end': page({ route: '/rules/' }),
  }),
  ...rejected('wrong-form', {
    'complete registration with feedback': set('popup/registration-completion', {
      '/blocks/0/props/form': 'feedback',
    }),
    'login code with feedback': set('popup/two-factor', { '/blocks/0/props/form': 'feedback' }),
    'profile with feedback': set('page/profile-settings', {
      '/blocks/0/slots/content/1/props/form': 'feedback',
    }),
  }),
]
