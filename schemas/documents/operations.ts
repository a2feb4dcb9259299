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
  'account.confirmauthenticator',
  'account.renamepasskey',
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

/** Operations that order or limit amounts of money: publishing their forms may need approvals of its own. */
export const moneyOperations: readonly OperationName[] = [
  'cashier.makedeposit',
  'cashier.makewithdrawal',
  'responsible.setlimit',
]

/** The fields that an operation sends; one that is not listed sends every field of its form. */
export const sentFields: Readonly<Partial<Record<OperationName, readonly string[]>>> = {
  'auth.login': ['login', 'password'],
  'auth.logout': [],
  'auth.confirmLogin': ['code'],
  'auth.restore': ['login'],
  'auth.resetPassword': ['login', 'code', 'password', 'password_repeat'],
  'campaigns.checkPromocode': ['promo_code'],
  'account.changefakename': ['fakename'],
  'account.changepassword': ['password', 'new_password'],
  'account.confirmTwoFactorAuth': ['code'],
  'account.confirmauthenticator': ['code'],
  'account.renamepasskey': ['name'],
  'account.confirmContact': ['contact', 'code'],
  'account.confirmidentity': ['password', 'code'],
  'account.fillProfile': ['toastType'],
  'responsible.setlimit': ['kind', 'period', 'amount', 'minutes'],
  'responsible.settimeout': ['hours'],
  'responsible.selfexclude': ['months', 'password'],
  'support.sendFeedback': ['name', 'email', 'subject', 'message'],
}
