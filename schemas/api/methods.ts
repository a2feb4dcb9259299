import type { CallName } from './calls.ts'

/**
 * HTTP method of each call, the only part of its contract that the browser needs. Calls that are not listed
 * here are GET. Money calls are POST, carry an `Idempotency-Key` and are never retried automatically.
 */
const moneyCalls = [
  'cashier.makedeposit',
  'cashier.makewithdrawal',
  'cashier.cancelwithdrawal',
  'cashbacks.payout',
  'loyalty.buyproduct',
] as const satisfies readonly CallName[]

const postCalls = [
  ...moneyCalls,
  'account.addcontact',
  'account.changefakename',
  'account.changelocale',
  'account.changepassword',
  'account.changeSubscription',
  'account.changeTwoFactorAuth',
  'account.confirmContact',
  'account.confirmTwoFactorAuth',
  'account.saveProfileInfo',
  'account.sendconfirmationtocontact',
  'account.setUserOnVerification',
  'account.setCurrency',
  'account.unsubscribe',
  'auth.login',
  'auth.restore',
  'auth.resetpassword',
  'auth.callback',
  'auth.register',
  'tournaments.participate',
  'bettingBonuses.activate',
  'bettingBonuses.remove',
  'bonuses.activate',
  'bonuses.deactivate',
  'bonuses.remove',
  'campaigns.activateOffer',
  'campaigns.checkPromocode',
  'campaigns.takepromotions',
  'cashbacks.remove',
  'games.addLike',
  'games.removeLike',
  'games.createhistoryexportrequest',
  'loyalty.setcharacter',
  'notifications.markread',
  'push.subscribe',
  'push.unsubscribe',
  'storage.set',
  'identity.createApplicant',
  'identity.getAccessToken',
  'support.sendFeedback',
  'chatEvents.store',
  'responsible.setlimit',
  'responsible.removelimit',
  'responsible.settimeout',
  'responsible.selfexclude',
  'account.confirmidentity',
  'account.sendidentitycode',
  'account.endsessions',
  'account.beginauthenticator',
  'account.confirmauthenticator',
  'account.renewrecoverycodes',
  'account.removeauthenticator',
  'account.beginpasskey',
  'account.addpasskey',
  'account.renamepasskey',
  'account.removepasskey',
  'auth.beginpasskey',
  'auth.passkey',
  'cashier.removecard',
] as const satisfies readonly CallName[]

const posted: ReadonlySet<string> = new Set(postCalls)
const money: ReadonlySet<string> = new Set(moneyCalls)

/** A call that moves money and therefore requires an `Idempotency-Key`. */
export type MoneyCallName = (typeof moneyCalls)[number]

export function methodOf(name: CallName): 'GET' | 'POST' {
  return posted.has(name) ? 'POST' : 'GET'
}

/** Calls that a fraud-detection service judges by the device: they carry its description. */
const deviceSessionCalls: ReadonlySet<CallName> = new Set<CallName>([
  'auth.login',
  'auth.register',
  'cashier.makedeposit',
  'cashier.makewithdrawal',
])

export const needsDeviceSession = (name: CallName): boolean => deviceSessionCalls.has(name)

/** A logout may also be a POST, which clients of earlier versions send. */
export function acceptsMethod(name: CallName, method: string): boolean {
  return method === methodOf(name) || (name === 'auth.logout' && method === 'POST')
}

export function isMoneyCall(name: CallName): name is MoneyCallName {
  return money.has(name)
}
