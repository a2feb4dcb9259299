/**
 * Why a sign-in with single sign-on failed. denied: the user or the provider cancelled it. unavailable: the provider
 * does not answer. expired: it took too long, or started in another browser. domain, unverified: the e-mail address is
 * not accepted. unknown: nobody has added the user. disabled: an admin has disabled the user. noRole: no group of the
 * user has access. lastAdmin: the groups would leave the Studio without an admin. failed: the provider's answer does
 * not fit. tooMany: too many attempts from this address.
 */
export const signInFailures = [
  'denied',
  'unavailable',
  'expired',
  'domain',
  'unverified',
  'unknown',
  'disabled',
  'noRole',
  'lastAdmin',
  'failed',
  'tooMany',
] as const
export type SignInFailure = (typeof signInFailures)[number]

/** Query of the Studio's address after a failed sign-in. */
export const failureQuery = 'signInFailure'

export const singleSignOnPath = '/studio/sso/start'

export const isSignInFailure = (value: unknown): value is SignInFailure =>
  signInFailures.some((known) => known === value)
