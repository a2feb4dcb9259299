import type { CallName } from '../../../../schemas/api/calls.ts'
import type { OperationName } from '../../../../schemas/documents/operations.ts'

/** What an operation does with the values of a form. */
export interface OperationWiring {
  /** The platform call; null: the operation calls none. */
  call: CallName | null
  /** Parameters by the names of the fields that the operation reads. */
  parameters?: Readonly<Record<string, string>>
  /** Where all other fields go; without it they are not sent. */
  rest?: 'parameters' | 'requisites'
  /** Fields that the operation itself drops. */
  dropped?: readonly string[]
  /** Required parameters that the site adds. */
  bySite?: readonly string[]
  /** Required parameters that the site adds if the form has a certain field. */
  bySiteWith?: Readonly<Record<string, readonly string[]>>
}

const sameNames = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]))

/** Mirrors the functions that `src/app/operations.ts` registers. */
export const operationWirings: Readonly<Record<OperationName, OperationWiring>> = {
  'auth.login': { call: 'auth.login', parameters: sameNames('login', 'password') },
  'auth.register': { call: 'auth.register', rest: 'parameters' },
  'auth.logout': { call: 'auth.logout' },
  'auth.confirmLogin': {
    call: 'auth.login',
    parameters: { code: 'two_factor_code' },
    bySite: ['login', 'password'],
  },
  'auth.restore': { call: 'auth.restore', parameters: sameNames('login') },
  'auth.resetPassword': { call: 'auth.resetpassword', parameters: sameNames('login', 'code', 'password') },
  'auth.completeRegistration': {
    call: 'account.saveProfileInfo',
    parameters: { phone: 'account.addcontact: contact' },
    rest: 'parameters',
    dropped: ['agreement'],
  },
  'campaigns.checkPromocode': { call: 'campaigns.checkPromocode', parameters: sameNames('promo_code') },
  'cashier.makedeposit': {
    call: 'cashier.makedeposit',
    rest: 'requisites',
    bySite: ['method_id', 'amount', 'campaign_offer_id', 'requisites'],
  },
  'cashier.makewithdrawal': {
    call: 'cashier.makewithdrawal',
    rest: 'requisites',
    bySite: ['method_id', 'amount', 'requisites'],
  },
  'account.saveProfileInfo': { call: 'account.saveProfileInfo', rest: 'parameters' },
  'account.changefakename': { call: 'account.changefakename', parameters: sameNames('fakename') },
  'account.changepassword': {
    call: 'account.changepassword',
    parameters: sameNames('password', 'new_password'),
  },
  'account.confirmTwoFactorAuth': { call: 'account.confirmTwoFactorAuth', parameters: sameNames('code') },
  'account.addcontact': { call: 'account.addcontact', rest: 'parameters' },
  'account.confirmContact': {
    call: 'account.confirmContact',
    parameters: sameNames('code'),
    bySite: ['contact'],
  },
  'account.confirmidentity': { call: 'account.confirmidentity', parameters: sameNames('password', 'code') },
  'account.fillProfile': { call: null },
  'responsible.setlimit': {
    call: 'responsible.setlimit',
    parameters: sameNames('kind', 'period', 'amount', 'minutes'),
    bySiteWith: { minutes: ['kind'] },
  },
  'responsible.settimeout': { call: 'responsible.settimeout', parameters: sameNames('hours') },
  'responsible.selfexclude': { call: 'responsible.selfexclude', parameters: sameNames('months', 'password') },
  'support.sendFeedback': {
    call: 'support.sendFeedback',
    parameters: sameNames('name', 'email', 'subject', 'message'),
  },
}
