export { completeRegistration, fetchAuthUser, lacksContact } from './completion.ts'
export {
  confirmLogin,
  enterByMessenger,
  enterBySocialLogin,
  login,
  register,
  resendLoginCode,
  resetPasswordAndLogIn,
} from './operations.ts'
export {
  addPasskey,
  loginWithPasskey,
  passkeyProblem,
  suggestPasskeys,
  useOffersPasskeyLogin,
  useSupportsPasskeys,
} from './passkey.ts'
export { restore, restoredLogin } from './recovery.ts'
export { secondFactor, useSecondFactor } from './second-factor.ts'
export { useContactConfirmation } from './use-contact-confirmation.ts'
export type { SocialProblem } from './social-problem.ts'
export { useAuthUser } from './use-auth-user.ts'
export { useSocialLogin } from './use-social-login.ts'
export { useSocialReturn, type SocialReturnState } from './use-social-return.ts'
