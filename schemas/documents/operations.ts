/**
 * Operations that a form's `submit` and a `call` action can name. The module that owns an operation registers
 * its function under this name; publishing rejects other names.
 */
export const operationNames = [
  'auth.login',
  'auth.register',
  'auth.logout',
  'auth.confirmLogin',
  'auth.restore',
  'auth.resetPassword',
  'auth.completeRegistration',
  'campaigns.checkPromocode',
  'cashier.makedeposit',
  'cashier.makewithdrawal',
  'account.saveProfileInfo',
  'account.changefakename',
  'account.changepassword',
  'account.confirmTwoFactorAuth',
  'account.addcontact',
  'account.confirmContact',
  'account.confirmidentity',
  'account.fillProfile',
  'responsible.setlimit',
  'responsible.settimeout',
  'responsible.selfexclude',
  'support.sendFeedback',
] as const

export type OperationName = (typeof operationNames)[number]
