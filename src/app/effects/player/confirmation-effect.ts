import { setConfirmation } from '../../../lib/api/confirmation.ts'
import type { AppContext } from '../../app-context.ts'

/** Asks players to confirm the changes for which the platform demands it. The dialog's code is loaded with it. */
export function confirmationEffect({ currentPage }: AppContext): () => void {
  return setConfirmation(async (error) => {
    const { askForIdentity } = await import('../../../modules/account/index.ts')
    return askForIdentity((key) => currentPage().i18n.t(key), error)
  })
}
