import { remove } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

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
  'dictionary/default',
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

export const removalEdits: readonly HarmfulEdit[] = [...removals, ...mandatory]
