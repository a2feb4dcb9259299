import type { OperationName } from '../../schemas/documents/operations.ts'
import { logout } from '../modules/session/index.ts'
import { setOperationSource, type Operation } from '../renderer/actions.ts'
import type { AppContext } from './app-context.ts'

const account = () => import('../modules/account/index.ts')
const cashier = () => import('../modules/cashier/index.ts')
const promo = () => import('../modules/promo/index.ts')
const signIn = () => import('../modules/sign-in/index.ts')
const support = () => import('../modules/support/index.ts')

/** All operations that documents may use. Their code is loaded with a form that uses them, or when they run. */
const operations: Record<OperationName, (context: AppContext) => Promise<Operation>> = {
  'auth.login': async () => (await signIn()).login,
  'auth.register': async () => (await signIn()).register,
  'auth.logout': () => Promise.resolve(() => logout()),
  'auth.confirmLogin': async () => (await signIn()).confirmLogin,
  'auth.restore': async () => (await signIn()).restore,
  'auth.resetPassword': async () => (await signIn()).resetPasswordAndLogIn,
  'auth.completeRegistration': async () => (await signIn()).completeRegistration,
  'campaigns.checkPromocode': async () => (await promo()).describePromoCode,
  'cashier.makedeposit': async () => (await cashier()).depositAndLeave,
  'cashier.makewithdrawal': async () => (await cashier()).makeWithdrawal,
  'account.saveProfileInfo': async () => (await account()).saveProfile,
  'account.changefakename': async () => (await account()).changeFakename,
  'account.changepassword': async () => (await account()).changePassword,
  'account.confirmTwoFactorAuth': async () => (await account()).confirmTwoFactor,
  'account.confirmauthenticator': async () => (await account()).confirmAuthenticator,
  'account.renamepasskey': async () => (await account()).renamePasskey,
  'account.addcontact': async () => (await account()).addContact,
  'account.confirmContact': async () => (await account()).confirmContact,
  'account.confirmidentity': async () => (await account()).confirmIdentity,
  'account.fillProfile': async ({ currentPage }) => {
    const { askToFillProfile } = await account()
    const { answer, i18n } = currentPage()
    const path = answer.path + location.search
    return (values) => askToFillProfile({ t: (key) => i18n.t(key), path }, values)
  },
  'responsible.setlimit': async () => (await account()).setLimit,
  'responsible.settimeout': async () => (await account()).setTimeOut,
  'responsible.selfexclude': async () => (await account()).excludeSelf,
  'support.sendFeedback': async () => (await support()).sendFeedback,
}

/** Makes the operations available to forms and to `call` actions. */
export function registerOperations(context: AppContext): void {
  setOperationSource((name) => operations[name](context))
}
