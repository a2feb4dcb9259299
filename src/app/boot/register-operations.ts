import { registerOperation, setOperationSource } from '../../renderer/actions.ts'
import type { PageData } from '../render/page-data.ts'

/** The code of operations comes with the pages that need it, or when one of them is run elsewhere. */
export function registerOperations(currentPage: () => PageData): void {
  setOperationSource(async (name) => {
    if (name.startsWith('auth.')) {
      const { signInOperations } = await import('../../modules/sign-in/index.ts')
      return signInOperations[name]
    }
    const { findOperation } = await import('../../modules/account/index.ts')
    const { answer, i18n } = currentPage()
    return findOperation(name, { t: (key) => i18n.t(key), path: answer.path + location.search })
  })
  registerOperation('campaigns.checkPromocode', async ({ promo_code: code }) => {
    const { checkPromoCode } = await import('../../modules/promo/index.ts')
    const { description } = await checkPromoCode(typeof code === 'string' ? code : '')
    return { message: description.name }
  })
  registerOperation('support.sendFeedback', async (values) => {
    const { sendFeedback } = await import('../../modules/support/index.ts')
    return sendFeedback(values)
  })
}
